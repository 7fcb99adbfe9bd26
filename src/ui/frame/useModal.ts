import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'react'

const FOCUSABLE = 'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),[tabindex="0"]'

let openCount = 0

/** Keeps the page behind from scrolling while anything modal is open; counted, since a dialog may open another. */
function holdPage(step: 1 | -1): void {
  openCount += step
  document.documentElement.style.overflow = openCount ? 'hidden' : ''
}

/**
 * Makes the element behind the returned ref modal: focus moves in, Tab stays inside, Escape closes,
 * and focus goes back to where it came from. The first focus is `[data-first]` or the box itself.
 */
export function useModal(onClose: () => void): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  // In the layout phase: until after the paint, a key meant for the modal would still go to the page behind.
  useLayoutEffect(() => {
    const before = document.activeElement
    const element = box.current
    if (!element) return
    const first = element.querySelector<HTMLElement>('[data-first]') ?? element
    // Only moves the focus: a browser would scroll a long box to what it focuses, and hide the title.
    first.focus({ preventScroll: true })
    holdPage(1)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation()
        close.current()
      } else if (event.key === 'Tab') keepInside(element, event)
    }
    element.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('keydown', onKey)
      holdPage(-1)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  return box
}

/** Tab past either end goes to the other one. */
function keepInside(element: HTMLElement, event: KeyboardEvent): void {
  const stops = element.querySelectorAll<HTMLElement>(FOCUSABLE)
  const first = stops[0]
  const last = stops[stops.length - 1]
  const from = document.activeElement
  const leaves = event.shiftKey ? from === first || from === element : from === last
  const target = event.shiftKey ? last : first
  if (leaves || !first) {
    event.preventDefault()
    target?.focus()
  }
}

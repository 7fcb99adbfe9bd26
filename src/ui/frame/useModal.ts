import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'react'

const FOCUSABLE = 'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),[tabindex="0"]'

/** What is open, the topmost last, since a dialog may open another; the page behind does not scroll meanwhile. */
const open: HTMLElement[] = []

const holdPage = (): void => {
  document.documentElement.style.overflow = open.length ? 'hidden' : ''
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
    open.push(element)
    holdPage()
    const onKey = (event: KeyboardEvent) => {
      // A button that went away while it had the focus leaves it on the body; its keys are for the topmost box.
      const isLost = document.activeElement === document.body && open[open.length - 1] === element
      if (!isLost && !element.contains(event.target as Node)) return
      if (event.key === 'Escape') {
        event.stopPropagation()
        close.current()
      } else if (event.key === 'Tab') keepInside(element, event)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      open.splice(open.indexOf(element), 1)
      holdPage()
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
  const isOutside = from === element || from === document.body
  const leaves = isOutside ? event.shiftKey || from === document.body : from === (event.shiftKey ? first : last)
  const target = event.shiftKey ? last : first
  if (leaves || !first) {
    event.preventDefault()
    target?.focus()
  }
}

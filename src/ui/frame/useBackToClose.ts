import { useLayoutEffect, useRef } from 'react'

/** What is open over the page, the topmost last; each has a history entry of its own. */
const layers: (() => void)[] = []
let isLeaving = false
let isWaiting = false

/** How many entries are ours, up to the current one; stored in the entry itself, so a reload keeps the count. */
const depth = (): number => Number((history.state as { layer?: number } | null)?.layer ?? 0)

/** Gives the history as many entries as there are layers. A layer that replaces another at once reuses its entry. */
function settle(): void {
  isWaiting = false
  if (isLeaving) return
  const missing = layers.length - depth()
  for (let count = 0; count < missing; count++) history.pushState({ layer: depth() + 1 }, '')
  if (missing < 0) {
    isLeaving = true
    history.go(missing)
  }
}

function plan(): void {
  if (!isWaiting) setTimeout(settle)
  isWaiting = true
}

/** Handles the Back button, or the end of our own `history.go()`. */
function onPop(): void {
  if (isLeaving) {
    isLeaving = false
    plan()
    return
  }
  const closed = layers.splice(depth())
  for (const close of closed.reverse()) close()
  // The entry of a layer that a link led away from: one step back should skip it, too.
  if (depth() > layers.length) plan()
}

/**
 * Navigates. If our own `history.go()` is still pending, waits for its popstate, which would otherwise undo the step.
 */
export function stepOnward(step: () => void): void {
  if (isLeaving) addEventListener('popstate', () => setTimeout(step), { once: true })
  else step()
}

/**
 * Has Back close what is open, from the page's start on: what was open before a reload is not any more, and its entry
 * would cost a press of Back that does nothing.
 */
export function watchLayers(): void {
  // A second time it changes nothing.
  addEventListener('popstate', onPop)
  plan()
}

/** While the component that calls this is mounted, Back closes it instead of leaving the page. */
export function useBackToClose(onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    const layer = () => close.current()
    layers.push(layer)
    watchLayers()
    return () => {
      const at = layers.indexOf(layer)
      if (at < 0) return
      layers.splice(at, 1)
      plan()
    }
  }, [])
}

import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'react'

/**
 * Focuses the part when it appears: the element that had the focus went with the last stage, and the sheet would lose
 * the keys.
 */
export function useFocusOnce<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return box
}

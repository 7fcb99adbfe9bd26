import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Takes the focus when the part comes: what had it is gone with the stage before, and the sheet would lose the keys. */
export function useFocusOnce<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return box
}

// biome-ignore-all lint/performance/noBarrelFile: it stands in for the one module wouter imports
/**
 * What wouter needs of React, from Preact's core and hooks alone; the build resolves wouter's imports to this module.
 */
export {
  cloneElement,
  createContext,
  createElement,
  Fragment,
  isValidElement,
} from 'preact'
export {
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks'

import type { ComponentChildren, Ref } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

/** Preact 11 hands `ref` to function components as a prop. */
export function forwardRef<P extends object>(render: (props: P, ref: Ref<unknown> | undefined) => ComponentChildren) {
  return (props: P & { ref?: Ref<unknown> }) => render(props, props.ref)
}

/** Redraws when the store reports a change and its snapshot differs. */
export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, read: () => T): T {
  const value = read()
  const [{ held }, update] = useState({ held: { value, read } })
  useLayoutEffect(() => {
    held.value = value
    held.read = read
  }, [value, read])
  useEffect(() => {
    const check = () => {
      if (!Object.is(held.value, held.read())) update({ held })
    }
    check()
    return subscribe(check)
  }, [subscribe])
  return value
}

import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'react'

export interface LateProps {
  /** Resolves when nobody waits for anything else. */
  after: () => Promise<void>
}

/** A part of a list's tiles that is fetched after all that the player looks at. The tile keeps its place. */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P & LateProps> {
  const part = signal<ComponentType<P> | null>(null)
  return (props) => {
    useEffect(() => {
      if (part.value) return
      // What cannot be fetched is tried again by the next tile.
      props
        .after()
        .then(load)
        .then((loaded) => {
          part.value = loaded
        })
        .catch(Boolean)
    }, [])
    const Part = part.value
    return Part && <Part {...props} />
  }
}

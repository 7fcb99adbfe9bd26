import { signal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useLayoutEffect } from 'react'
import { loadTexts, type TableName, wishedLocale } from '../i18n'
import { showBusy } from './tapped'

const TRY_AGAIN_MS = 3000

/**
 * A component that is fetched, with its texts, when it is first mounted. Until it is loaded, its children are shown in
 * its place, and the button that was tapped for it is busy; it keeps retrying.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  texts: readonly TableName[] = [],
): ComponentType<P & { children?: ComponentChildren }> {
  const loaded = signal<ComponentType<P> | null>(null)
  return (props) => {
    let end: () => void
    // Before the next frame: after it, a slow phone may no longer know which button was tapped.
    useLayoutEffect(() => {
      end = showBusy()
    }, [])
    // After it: what the part belongs to is drawn first.
    useEffect(() => {
      let isWanted = true
      const ask = () =>
        isWanted &&
        Promise.all([load(), loadTexts(wishedLocale.value, texts)]).then(
          ([module]) => {
            loaded.value = module.default
            end()
          },
          () => setTimeout(ask, TRY_AGAIN_MS),
        )
      ask()
      return () => {
        isWanted = false
        end()
      }
    }, [])
    const Part = loaded.value
    return Part ? <Part {...props} /> : props.children
  }
}

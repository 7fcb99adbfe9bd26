import type { Signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Draft } from '../../../state/flow'

/** So long a price waits for what it is held against, and for the part that does so: a slow provider stops no sale. */
const PATIENCE_MS = 3000

/** Whether that time is not over yet; it begins when this is first drawn. */
export function usePatience(): boolean {
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isPatient
}

/** Lets nothing begin with what was typed while it is doubtful, and while this is drawn. */
export function useDoubt(draft: Signal<Draft>, isDoubtful: boolean): void {
  const put = (doubt: boolean) => {
    if (!!draft.value.isDoubtful !== doubt) draft.value = { ...draft.value, isDoubtful: doubt }
  }
  useLayoutEffect(() => put(isDoubtful), [isDoubtful])
  useLayoutEffect(() => () => put(false), [])
}

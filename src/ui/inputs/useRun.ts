import { useState } from 'react'
import type { AppError } from '../../errors'

/** The state of a form's requests, and a function to make one; it starts none while one is under way. */
export function useRun() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<AppError | null>(null)
  /** @param ask resolves with the refusal, or with null when it went well: then `onGood` is called */
  const run = async (ask: () => Promise<AppError | null>, onGood: () => void) => {
    if (busy) return
    setBusy(true)
    setError(null)
    const failure = await ask()
    setBusy(false)
    setError(failure)
    if (!failure) onGood()
  }
  return { busy, error, run }
}

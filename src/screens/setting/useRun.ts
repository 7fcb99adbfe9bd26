import { useState } from 'react'
import type { AppError } from '../../errors'

/** The state of a form's request, and a function to make one; it starts none while one is under way. */
export function useRun(onGood: () => void) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<AppError | null>(null)
  const run = async (ask: () => Promise<AppError | null>) => {
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

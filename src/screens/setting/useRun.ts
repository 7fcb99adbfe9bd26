import { useState } from 'react'
import type { AppError } from '../../errors'

/** How a form's request stands, and the way to make one: while one is under way no other is started. */
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

import { type JournalEntry, Step } from './journal'

const PROMPT_OPEN_MS = 120_000
const UNMINED_MS = 600_000

/**
 * How long, in milliseconds, until the player may declare that nothing was sent; 0: now, null: never at this step.
 * Either the wallet returned no hash, and it answered with an error or its prompt must be closed by then; or it returned
 * a hash that was not mined within 10 minutes.
 */
export function giveUpWaitMs({ step, error, times }: JournalEntry, now: number): number | null {
  if (step !== Step.asked && step !== Step.sent) return null
  if (step === Step.asked && error === 'unknownOutcome') return 0
  const askedAt = times[Step.asked] || 0
  // Asked in the future: the clock was set back, so nobody knows how long ago it was.
  if (now < askedAt) return 0
  return Math.max(0, askedAt + (step === Step.asked ? PROMPT_OPEN_MS : UNMINED_MS) + 1 - now)
}

/** Whether the player may declare now that nothing was sent. */
export const canGiveUp = (entry: JournalEntry, now: number): boolean => giveUpWaitMs(entry, now) === 0

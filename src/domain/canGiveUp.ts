import { type JournalEntry, Step } from './journal'

const PROMPT_OPEN_MS = 120_000
const UNMINED_MS = 600_000

/**
 * Whether the player may declare that nothing was sent. Either the wallet returned no hash, and it answered with an
 * error or its prompt must be closed by now; or it returned a hash that was not mined within 10 minutes.
 */
export function canGiveUp({ step, error, times }: JournalEntry, now: number): boolean {
  const askedAt = times[Step.asked] || 0
  // Asked in the future: the clock was set back, so nobody knows how long ago it was.
  const isOlderThan = (ms: number) => now < askedAt || now - askedAt > ms
  if (step === Step.asked) return error === 'unknownOutcome' || isOlderThan(PROMPT_OPEN_MS)
  return step === Step.sent && isOlderThan(UNMINED_MS)
}

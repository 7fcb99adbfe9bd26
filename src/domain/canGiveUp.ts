import { type JournalEntry, Step } from './journal'

const PROMPT_OPEN_MS = 120_000
const UNMINED_MS = 600_000

/**
 * The player may say that nothing was sent: the wallet was asked and told no hash, and its question is closed by now or
 * it answered with an error; or it told a hash that was not mined in 10 minutes.
 */
export function canGiveUp({ step, error, times }: JournalEntry, now: number): boolean {
  const askedAt = times[Step.asked] || 0
  // Asked in the future: the clock was set back, and how long ago it was is not known.
  const isOlderThan = (ms: number) => now < askedAt || now - askedAt > ms
  if (step === Step.asked) return error === 'unknownOutcome' || isOlderThan(PROMPT_OPEN_MS)
  return step === Step.sent && isOlderThan(UNMINED_MS)
}

import { type JournalEntry, Step } from './journal'

/** How long the two parts of a wait have taken, in milliseconds; null for a part that has not ended. */
export interface Waits {
  /** From the wallet's question until the effect was final on chain. */
  chain: number | null
  /** From there until the provider had it. */
  game: number | null
}

/** The chain's part of an entry's wait and the provider's own. */
export function waitsOf({ times }: JournalEntry): Waits {
  const between = (from: number | undefined, to: number | undefined) =>
    from !== undefined && to !== undefined && to >= from ? to - from : null
  return {
    chain: between(times[Step.sent] ?? times[Step.asked], times[Step.mined]),
    game: between(times[Step.mined], times[Step.done]),
  }
}

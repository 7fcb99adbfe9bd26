import { type JournalEntry, Step } from './journal'

/** How long the two parts of a wait have taken, in milliseconds; null for a part that has not ended. */
export interface Waits {
  /** From sending, or from the wallet's prompt if no hash came back, until the effect was final on chain. */
  chain: number | null
  /** From then until the provider had recorded it. */
  game: number | null
}

/** Splits an entry's wait into the chain's part and the provider's. */
export function waitsOf({ times }: JournalEntry): Waits {
  const between = (from: number | undefined, to: number | undefined) =>
    from !== undefined && to !== undefined && to >= from ? to - from : null
  return {
    chain: between(times[Step.sent] ?? times[Step.asked], times[Step.mined]),
    game: between(times[Step.mined], times[Step.done]),
  }
}

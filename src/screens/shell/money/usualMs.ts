import { type JournalEntry, STEP } from '../../../domain/journal'
import type { MoneyKind } from '../../../domain/moneyKinds'

/** How long such an action took here from the wallet's opening to its end: the median of the finished ones. */
export function usualMs(entries: readonly JournalEntry[], kind: MoneyKind): number | null {
  const spans = entries
    .filter((entry) => entry.step === STEP.done && entry.kind === kind && entry.askedAt > 0)
    .map(({ askedAt, steppedAt }) => steppedAt - askedAt)
    .filter((span) => span >= 0)
    .sort((one, other) => one - other)
  return spans[Math.floor(spans.length / 2)] ?? null
}

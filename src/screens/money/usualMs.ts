import { type JournalEntry, Step } from '../../domain/journal'

const LATER = [Step.ready, Step.asked, Step.sent, Step.mined, Step.done]

/** Milliseconds an entry spent at a step before the next; NaN if it never reached the step, or ended there. */
function spanAt(step: Step, { times }: JournalEntry): number {
  const next = LATER.find((later) => later > step && times[later])
  return Number(next && times[next]) - Number(times[step])
}

/** How long such actions have usually spent on this device at this one's step: the median in ms; null without any. */
export function usualMs(entries: readonly JournalEntry[], { kind, step }: JournalEntry): number | null {
  const spans = entries
    .filter((entry) => entry.kind === kind)
    .map((entry) => spanAt(step, entry))
    .filter((span) => span >= 0)
    .sort((one, other) => one - other)
  return spans[Math.floor(spans.length / 2)] ?? null
}

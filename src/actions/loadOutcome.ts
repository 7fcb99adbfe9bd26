import { readOutcome } from '../chain/readOutcome'
import type { JournalEntry } from '../domain/journal'
import { outcomes } from '../state/outcomes'
import { reader } from './money/reader'

/** Reads what a finished action has really done. What cannot be read now stays unknown. */
export async function loadOutcome({ id, hash }: JournalEntry): Promise<void> {
  if (!hash || outcomes.value[id]) return
  const outcome = await readOutcome(reader, hash).catch(() => null)
  if (outcome) outcomes.value = { ...outcomes.value, [id]: outcome }
}

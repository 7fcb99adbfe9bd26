import { readOutcome } from '../chain/readOutcome'
import type { JournalEntry } from '../domain/journal'
import { outcomes } from '../state/outcomes'
import { chainActionOf } from './money/moneyActions'
import { reader } from './money/reader'

/** Reads what a finished action really did. It stays unknown if it cannot be read now. */
export async function loadOutcome(entry: JournalEntry): Promise<void> {
  const { id, hash, account, kind } = entry
  if (!hash || outcomes.value[id]) return
  const call = chainActionOf(kind).call(entry)
  const outcome = await readOutcome(reader, { hash, account, call }).catch(() => null)
  if (outcome) outcomes.value = { ...outcomes.value, [id]: outcome }
}

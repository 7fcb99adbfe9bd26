import { readOutcome } from '../../chain/readOutcome'
import type { JournalEntry } from '../../domain/journal'
import { journal } from '../../state/journal'
import { outcomes } from '../../state/outcomes'
import { chainActionOf } from '../money/kinds/moneyActions'
import { readAgreed } from '../money/nodes'

/** Reads what a finished action has really done. What two nodes do not say alike now stays unknown. */
export async function loadOutcome(entry: JournalEntry): Promise<void> {
  const { id, hash, account, kind } = entry
  // A relayer can send two actions in one transaction, which then has the sums of both.
  const isShared = journal.value.some((other) => other.hash === hash && other.id !== id)
  if (!hash || isShared || outcomes.value[id]) return
  const call = chainActionOf(kind).call(entry)
  const outcome = await readAgreed((reader) => readOutcome(reader, { hash, account, call })).catch(() => null)
  if (outcome) outcomes.value = { ...outcomes.value, [id]: outcome }
}

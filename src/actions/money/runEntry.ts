import { type JournalEntry, Step } from '../../domain/journal'
import { toAppError } from '../../errors'
import { assertOwnPassword } from '../account/assertOwnPassword'
import { afterPayout } from '../load/loadWaiting'
import { afterMoney } from './afterMoney'
import { drive } from './drive'
import { kick } from './resume'
import { failFlow } from './stage'
import { world } from './world'

/** Runs an entry from a player's tap. The outcome is left in `flow` and in the journal; never throws. */
export async function runEntry(entry: JournalEntry): Promise<void> {
  try {
    assertOwnPassword()
    const end = await drive(entry, { ...world, kick })
    if (end.step === Step.done) afterMoney(end)
  } catch (cause) {
    failFlow(cause, entry.id)
    // Another tab has taken it: the account must not offer it any longer.
    if (toAppError(cause).key === 'nothingWaits') void afterPayout(entry).catch(Boolean)
  }
}

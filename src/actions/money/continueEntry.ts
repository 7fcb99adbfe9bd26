import { isDiscardable } from '../../domain/journal'
import { flow } from '../../state/flow'
import { journal } from '../../state/journal'
import { shownAs } from './journalOfPage'
import { kick } from './resume'
import { runEntry } from './runEntry'

/**
 * A tap on "continue" in the tray: resumes an entry the wallet was never asked to sign, and checks any other one now.
 */
export async function continueEntry(id: string): Promise<void> {
  const entry = journal.value.find((other) => other.id === id)
  if (!entry) return
  flow.value = { kind: entry.kind, asset: null, entryId: id, ...shownAs(entry) }
  if (isDiscardable(entry)) await runEntry(entry)
  else kick()
}

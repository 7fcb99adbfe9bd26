import { isDiscardable, Step } from '../../domain/journal'
import { toAppError } from '../../errors'
import { journal } from '../../state/journal'
import { toast } from '../page/toast'
import { write } from './journalOfPage'

/** "Discard": the player ends an entry that the wallet was never asked for, so that nothing can have happened. */
export async function discardEntry(id: string): Promise<void> {
  const entry = journal.value.find((other) => other.id === id)
  if (!entry || !isDiscardable(entry)) return
  await write(entry, { step: Step.dead, error: 'cancelled' }).catch((cause) => toast('error', toAppError(cause)))
}

import { isDroppable, STEP } from '../domain/journal'
import { toAppError } from '../errors'
import { journal } from '../state/journal'
import { write } from './money/journalOfPage'
import { kick } from './money/resume'
import { world } from './money/world'
import { toast } from './toast'

/**
 * "Nothing was sent": the player ends an entry whose outcome nobody knows. The chain is asked once more before; when it
 * is silent the entry stays. What comes through after all is found by the asset's state.
 */
export async function dropEntry(id: string): Promise<void> {
  const entry = journal.value.find((other) => other.id === id)
  if (!entry || !isDroppable(entry, world.now()) || !world.isOwn(entry)) return
  try {
    const [done, receipt] = await Promise.all([world.readDone(entry), entry.hash && world.readReceipt(entry.hash)])
    if (done > 0 || receipt) kick()
    else await write(entry, { step: STEP.dead, error: 'rejected' })
  } catch (cause) {
    toast('error', toAppError(cause))
  }
}

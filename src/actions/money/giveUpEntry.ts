import { AppError, toAppError } from '../../errors'
import { journal } from '../../state/journal'
import { toast } from '../page/toast'
import { giveUp } from './giveUp'
import { kick } from './resume'
import { world } from './world'

/**
 * "Nothing was sent": the player ends an entry whose outcome is unknown. It stays open while the chain is silent or
 * knows the transaction; if one gets through after all, the asset's state shows it.
 */
export async function giveUpEntry(id: string): Promise<void> {
  const entry = journal.value.find((other) => other.id === id)
  if (!entry) return
  try {
    if (await giveUp(entry, world)) return
    toast('error', new AppError('confirming'))
  } catch (cause) {
    toast('error', toAppError(cause))
  }
  kick()
}

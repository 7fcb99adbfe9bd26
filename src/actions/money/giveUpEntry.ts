import { AppError, toAppError } from '../../errors'
import { journal } from '../../state/journal'
import { toast } from '../page/toast'
import { giveUp } from './giveUp'
import { kick } from './resume'
import { world } from './world'

/**
 * The player says that nothing was sent, and so ends an entry whose outcome is unknown. It stays open while the chain is silent or
 * knows the transaction; if one gets through after all, the asset's state shows it.
 * Resolves to whether it ended.
 */
export async function giveUpEntry(id: string): Promise<boolean> {
  const entry = journal.value.find((other) => other.id === id)
  if (!entry) return false
  try {
    if (await giveUp(entry, world)) return true
    toast('error', new AppError('confirming'))
  } catch (cause) {
    toast('error', toAppError(cause))
  }
  kick()
  return false
}

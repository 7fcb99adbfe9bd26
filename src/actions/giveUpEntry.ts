import { AppError, toAppError } from '../errors'
import { journal } from '../state/journal'
import { giveUp } from './money/giveUp'
import { kick } from './money/resume'
import { world } from './money/world'
import { toast } from './toast'

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

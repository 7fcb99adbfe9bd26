import { refreshFromChain } from '../../api/user'
import { toAppError } from '../../errors'
import { ownFilter } from '../../state/assets'
import { api } from '../calls/services'
import { toast } from '../page/toast'
import { loadOwnAssets } from './loadOwnAssets'

/**
 * Has the provider read the player's assets from the chain again, then reloads the list.
 * @returns how many assets changed; null if the provider could not be asked, which a toast tells
 */
export async function refreshAssets(): Promise<number | null> {
  const changed = await refreshFromChain(api, {}).then(
    (answer) => answer.changed,
    (cause) => {
      toast('error', toAppError(cause))
      return null
    },
  )
  await loadOwnAssets(ownFilter.value.kind, ownFilter.value.place)
  return changed
}

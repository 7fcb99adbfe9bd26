import { refreshFromChain } from '../api/user'
import { toAppError } from '../errors'
import { ownFilter } from '../state/assets'
import { loadOwnAssets } from './loadOwnAssets'
import { api } from './services'
import { toast } from './toast'

/** Has the provider read the player's assets from the chain again, and lists them anew. */
export async function refreshAssets(): Promise<void> {
  try {
    await refreshFromChain(api, {})
  } catch (cause) {
    toast('error', toAppError(cause))
  }
  await loadOwnAssets(ownFilter.value.kind, ownFilter.value.place)
}

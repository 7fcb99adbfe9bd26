import { refreshFromChain } from '../../api/user'
import { AppError, toAppError } from '../../errors'
import { ownAssets, ownFilter } from '../../state/assets'
import { api } from '../calls/services'
import { toast } from '../page/toast'
import { loadOwnAssets } from './loadOwnAssets'

/**
 * Has the provider read the player's assets from the chain again, then reloads the list.
 * @returns how many assets changed; null if the provider could not be asked, which a toast tells
 */
export async function refreshAssets(): Promise<number | null> {
  const answer = await refreshFromChain(api, {}).catch(toAppError)
  await loadOwnAssets(ownFilter.value.kind, ownFilter.value.place)
  if (!(answer instanceof AppError)) return answer.changed
  // The screen says so itself where the list could not be read either.
  if (!ownAssets.value.error) toast('error', answer)
  return null
}

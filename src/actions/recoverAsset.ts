import { refreshFromChain } from '../api/user'
import type { Asset } from '../domain/asset'
import type { RecoveryAction } from '../domain/recovery'
import { toAppError } from '../errors'
import { ownAssets, ownFilter } from '../state/assets'
import { findUnfinished } from './findUnfinished'
import { loadOwnAssets } from './loadOwnAssets'
import { api } from './services'
import { toast } from './toast'
import { withdrawFromAuction } from './withdrawFromAuction'

/**
 * Does what a row offers for an asset whose chain and provider do not agree: brings it back from the protocol, or has
 * the provider read it from the chain again, which also finishes a step it was never told of.
 */
export async function recoverAsset(asset: Asset, action: RecoveryAction): Promise<void> {
  if (action === 'withdraw') return withdrawFromAuction(asset)
  if (action !== 'finish' && action !== 'refresh') return
  try {
    await refreshFromChain(api, { id: asset.id })
  } catch (cause) {
    toast('error', toAppError(cause))
  }
  await loadOwnAssets(ownFilter.value.kind, ownFilter.value.place)
  await findUnfinished(ownAssets.value.data?.items)
}

import { toAsset } from '../../api/asset'
import { refreshFromChain } from '../../api/user'
import type { Asset } from '../../domain/asset'
import type { Recovery } from '../../domain/recovery'
import { toAppError } from '../../errors'
import { openAsset, ownAssets } from '../../state/assets'
import { recoveryOf } from '../../state/recoveries'
import { api } from '../calls/services'
import { loadAsset } from '../load/loadAsset'
import { toast } from '../page/toast'
import { reviewMoney } from './reviewMoney'

/**
 * Recovers an asset about which chain and provider disagree: opens its withdrawal from the protocol, or has the
 * provider read it from the chain again, which also finishes a step it was never told about. A toast tells the result;
 * this never throws.
 */
export async function recoverAsset(asset: Asset, { action }: Recovery): Promise<void> {
  if (action === 'auctionWithdraw') return reviewMoney(action, asset)
  try {
    const { items } = await refreshFromChain(api, { id: asset.id })
    const told = items.find(({ id }) => id === asset.id)
    const present = told ? toAsset(told) : asset
    takeOver(present)
    // Already loaded: this code found the asset.
    const { findUnfinished } = await import('./findUnfinished')
    await findUnfinished([present])
    toast(recoveryOf(asset.id) ? 'note' : 'done', recoveryOf(asset.id) ? 'recovery.still' : 'recovery.agree')
  } catch (cause) {
    toast('error', toAppError(cause))
  }
}

/** Shows the asset as the provider now has it, in its old place: a reloaded list would move under the finger. */
function takeOver(present: Asset): void {
  const { data } = ownAssets.value
  if (data) {
    const items = data.items.map((asset) => (asset.id === present.id ? present : asset))
    ownAssets.value = { ...ownAssets.value, data: { ...data, items } }
  }
  if (openAsset.value.data?.id === present.id) void loadAsset(present.kind === 'dragon' ? 'dragon' : 'card', present.id)
}

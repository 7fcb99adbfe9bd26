import type { Asset } from '../../../domain/asset'
import { beginMoney } from '../begin'
import { assetPayload } from '../kinds/tokenOf'

/** Takes what the 111 protocol holds for the player: the share in an asset's trades, or, without one, what it owes. */
export const beginPayout = (asset: Asset | null): Promise<void> =>
  beginMoney('payout', asset, () => (asset ? assetPayload(asset) : {}))

import type { Asset } from '../../../domain/asset'
import { beginMoney } from '../begin'

/** Has an asset sent from the game to the wallet. One that never left the game has no token yet. */
export const beginClaim = (asset: Asset): Promise<void> =>
  beginMoney('claim', asset, () => ({ assetId: asset.id, name: asset.name }))

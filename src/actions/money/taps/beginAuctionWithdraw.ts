import type { Asset } from '../../../domain/asset'
import { beginMoney } from '../begin'
import { assetPayload } from '../kinds/tokenOf'

/** Brings an asset back from the 111 protocol to the wallet. */
export const beginAuctionWithdraw = (asset: Asset): Promise<void> =>
  beginMoney('auctionWithdraw', asset, () => assetPayload(asset))

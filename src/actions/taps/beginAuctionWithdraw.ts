import type { Asset } from '../../domain/asset'
import { beginMoney } from '../money/begin'
import { assetPayload } from '../money/tokenOf'

/** Brings an asset back from the 111 protocol to the wallet. */
export const beginAuctionWithdraw = (asset: Asset): Promise<void> =>
  beginMoney('auctionWithdraw', asset, () => assetPayload(asset))

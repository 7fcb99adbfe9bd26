import type { Asset } from '../../domain/asset'
import { beginMoney } from '../money/begin'
import { assetPayload } from '../money/tokenOf'

/** Puts an asset on sale. @param price in the price coin's smallest unit */
export const beginSell = (asset: Asset, price: bigint): Promise<void> =>
  beginMoney('sell', asset, () => ({ ...assetPayload(asset), price: String(price) }))

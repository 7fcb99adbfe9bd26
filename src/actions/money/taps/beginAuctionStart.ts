import type { Asset } from '../../../domain/asset'
import { toDigits } from '../../../domain/payload'
import { assertPrice } from '../assertPrice'
import { beginMoney } from '../begin'
import { assetPayload } from '../kinds/tokenOf'

/** Puts an asset up for bids. @param price where it starts, in the price coin's smallest unit */
export const beginAuctionStart = (asset: Asset, price: bigint): Promise<void> =>
  beginMoney('auctionStart', asset, () => {
    assertPrice(price)
    return { ...assetPayload(asset), price: toDigits(price) }
  })

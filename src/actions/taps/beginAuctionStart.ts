import type { Asset } from '../../domain/asset'
import { AppError } from '../../errors'
import { beginMoney } from '../money/begin'
import { assetPayload } from '../money/tokenOf'

/** Puts an asset up for bids. @param price where it starts, in the price coin's smallest unit */
export const beginAuctionStart = (asset: Asset, price: bigint): Promise<void> =>
  beginMoney('auctionStart', asset, () => {
    if (price <= 0n) throw new AppError('priceRequired')
    return { ...assetPayload(asset), price: String(price) }
  })

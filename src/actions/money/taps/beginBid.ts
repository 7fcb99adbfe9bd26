import { unitsToCoin } from '../../../api/amounts'
import type { Asset } from '../../../domain/asset'
import { minimumBid } from '../../../domain/bid'
import { PRICE_COIN } from '../../../domain/coin'
import { toDigits } from '../../../domain/payload'
import { AppError } from '../../../errors'
import { beginMoney } from '../begin'
import { assetPayload } from '../kinds/tokenOf'

/** Bids on an auctioned asset at the price it was shown at. @param amount in the price coin's smallest unit */
export const beginBid = (asset: Asset, amount: bigint): Promise<void> =>
  beginMoney('bid', asset, () => {
    if (asset.price === null) throw new AppError('notForSale')
    const minimum = minimumBid(asset.price)
    if (amount < minimum)
      throw new AppError('bidTooLow', { minimum: unitsToCoin(minimum, PRICE_COIN), coin: PRICE_COIN })
    return {
      ...assetPayload(asset),
      expectedKind: asset.kind,
      expectedPrice: toDigits(asset.price),
      price: toDigits(amount),
    }
  })

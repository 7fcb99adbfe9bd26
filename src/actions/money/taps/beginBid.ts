import { unitsToCoin } from '../../../api/amounts'
import type { Asset } from '../../../domain/asset'
import { minimumBid } from '../../../domain/bid'
import { PRICE_COIN } from '../../../domain/coin'
import { toDigits } from '../../../domain/payload'
import { AppError } from '../../../errors'
import { beginMoney } from '../begin'
import { assetPayload } from '../kinds/tokenOf'

/**
 * Bids on an auctioned asset at the price it was shown at; both amounts in the price coin's smallest unit.
 * @param allowed what an approval before it allows, if that is more than the amount: the rest is for later bids
 */
export const beginBid = (asset: Asset, amount: bigint, allowed = amount): Promise<void> =>
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
      ...(allowed > amount && { allowed: toDigits(allowed) }),
    }
  })

import type { Asset } from '../../domain/asset'
import { AppError } from '../../errors'
import { beginMoney } from '../money/begin'
import { assetPayload } from '../money/tokenOf'

/** Buys an asset for the price it was shown at. */
export const beginBuy = (asset: Asset): Promise<void> =>
  beginMoney('buy', asset, () => {
    if (asset.price === null) throw new AppError('notForSale')
    return { ...assetPayload(asset), price: String(asset.price) }
  })

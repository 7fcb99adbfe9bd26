import type { Asset } from '../../../domain/asset'
import { toDigits } from '../../../domain/payload'
import { AppError } from '../../../errors'
import { beginMoney } from '../begin'
import { assetPayload } from '../kinds/tokenOf'

/** Buys an asset for the price it was shown at. */
export const beginBuy = (asset: Asset): Promise<void> =>
  beginMoney('buy', asset, () => {
    if (asset.price === null) throw new AppError('notForSale')
    return { ...assetPayload(asset), expectedKind: asset.kind, price: toDigits(asset.price) }
  })

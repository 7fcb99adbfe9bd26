import type { Asset } from '../../../domain/asset'
import { toDigits } from '../../../domain/payload'
import { AppError } from '../../../errors'
import { beginMoney } from '../begin'
import { assetPayload } from '../kinds/tokenOf'

/** Gives the player's auction another price, in the price coin's smallest unit. */
export const beginPriceChange = (asset: Asset, price: bigint): Promise<void> =>
  beginMoney('priceChange', asset, () => {
    if (price <= 0n) throw new AppError('priceRequired')
    return { ...assetPayload(asset), price: toDigits(price) }
  })

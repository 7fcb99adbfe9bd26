import type { Asset } from '../../../domain/asset'
import { toDigits } from '../../../domain/payload'
import { assertPrice } from '../assertPrice'
import { beginMoney } from '../begin'
import { assetPayload } from '../kinds/tokenOf'

/** Gives the player's auction another price, in the price coin's smallest unit. */
export const beginPriceChange = (asset: Asset, price: bigint): Promise<void> =>
  beginMoney('priceChange', asset, () => {
    assertPrice(price, asset.price)
    return { ...assetPayload(asset), price: toDigits(price) }
  })

import type { Asset } from '../../../domain/asset'
import { toDigits } from '../../../domain/payload'
import { assertPrice } from '../assertPrice'
import { beginMoney } from '../begin'
import { assetPayload } from '../kinds/tokenOf'

/** Puts an asset on sale. @param price in the price coin's smallest unit */
export const beginSell = (asset: Asset, price: bigint): Promise<void> =>
  beginMoney('sell', asset, () => {
    assertPrice(price)
    return { ...assetPayload(asset), price: toDigits(price) }
  })

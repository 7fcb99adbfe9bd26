import type { Asset } from '../domain/asset'
import { beginMoney } from './money/begin'
import { failFlow } from './money/stage'
import { assetPayload } from './money/tokenOf'

/** Puts an asset on sale. @param price in the price coin's smallest unit */
export async function sellAsset(asset: Asset, price: bigint): Promise<void> {
  try {
    await beginMoney('sell', asset, {
      ...assetPayload(asset),
      price: String(price),
    })
  } catch (cause) {
    failFlow(cause)
  }
}

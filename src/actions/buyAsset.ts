import type { Asset } from '../domain/asset'
import { AppError } from '../errors'
import { beginMoney } from './money/begin'
import { failFlow } from './money/stage'
import { assetPayload } from './money/tokenOf'

/** Buys an asset for the price it was shown at. */
export async function buyAsset(asset: Asset): Promise<void> {
  try {
    if (asset.price === null) throw new AppError('notForSale')
    await beginMoney('buy', asset, {
      ...assetPayload(asset),
      price: String(asset.price),
    })
  } catch (cause) {
    failFlow(cause)
  }
}

import type { Asset } from '../domain/asset'
import { beginMoney } from './money/begin'
import { failFlow } from './money/stage'
import { assetPayload } from './money/tokenOf'

/** Takes an asset off sale. */
export async function cancelSale(asset: Asset): Promise<void> {
  try {
    await beginMoney('cancel', asset, assetPayload(asset))
  } catch (cause) {
    failFlow(cause)
  }
}

import type { Asset } from '../../../domain/asset'
import { toDigits } from '../../../domain/payload'
import { beginMoney } from '../begin'
import { assetPayload } from '../kinds/tokenOf'

export interface ActivationChoice {
  coin: 'MDV' | 'HFH'
  /** What the player saw, in the coin's smallest unit. */
  price: bigint
}

/** Activates a dragon or a hero. */
export const beginActivateAsset = (asset: Asset, { coin, price }: ActivationChoice): Promise<void> =>
  beginMoney('activateAsset', asset, () => ({ ...assetPayload(asset), coin, price: toDigits(price) }))

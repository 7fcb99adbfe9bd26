import type { Asset } from '../../domain/asset'
import { beginMoney } from '../money/begin'
import { assetPayload } from '../money/tokenOf'

/** Takes an asset off sale. */
export const beginCancel = (asset: Asset): Promise<void> => beginMoney('cancel', asset, () => assetPayload(asset))

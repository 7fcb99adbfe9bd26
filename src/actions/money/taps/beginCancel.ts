import type { Asset } from '../../../domain/asset'
import { beginMoney } from '../begin'
import { assetPayload } from '../kinds/tokenOf'

/** Takes an asset off sale. */
export const beginCancel = (asset: Asset): Promise<void> => beginMoney('cancel', asset, () => assetPayload(asset))

import type { Asset } from '../../../domain/asset'
import { beginMoney } from '../begin'
import { assetPayload } from '../kinds/tokenOf'

/** Moves an asset from the wallet into the game. */
export const beginDeposit = (asset: Asset): Promise<void> => beginMoney('deposit', asset, () => assetPayload(asset))

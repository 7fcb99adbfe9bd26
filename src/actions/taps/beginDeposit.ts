import type { Asset } from '../../domain/asset'
import { beginMoney } from '../money/begin'
import { assetPayload } from '../money/tokenOf'

/** Moves an asset from the wallet into the game. */
export const beginDeposit = (asset: Asset): Promise<void> => beginMoney('deposit', asset, () => assetPayload(asset))

import type { Asset } from '../../domain/asset'
import { beginMoney } from '../money/begin'
import { assetPayload } from '../money/tokenOf'

/** Ends the bidding on the player's asset. */
export const beginTakeOff = (asset: Asset): Promise<void> => beginMoney('takeOff', asset, () => assetPayload(asset))

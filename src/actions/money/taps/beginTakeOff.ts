import type { Asset } from '../../../domain/asset'
import { beginMoney } from '../begin'
import { assetPayload } from '../kinds/tokenOf'

/** Ends the bidding on the player's asset. */
export const beginTakeOff = (asset: Asset): Promise<void> => beginMoney('takeOff', asset, () => assetPayload(asset))

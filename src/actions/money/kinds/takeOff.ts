import { encodeTakeOff } from '../../../chain/auction'
import { AUCTION_STEP, assertOwnLot } from './lot'
import type { ChainAction } from './moneyAction'
import { tokenOf } from './tokenOf'

/** Ends the bidding on the player's asset. Spec 4. */
export const takeOff: ChainAction<'takeOff'> = {
  ...AUCTION_STEP,
  kind: 'takeOff',
  check: (entry, reader) => assertOwnLot(entry, reader, ['open']),
  functionName: () => 'takeOff',
  call: (entry) => encodeTakeOff(tokenOf(entry)),
}

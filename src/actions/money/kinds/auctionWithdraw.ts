import { encodeWithdraw } from '../../../chain/auction'
import { AUCTION_STEP, assertOwnLot } from './lot'
import type { ChainAction } from './moneyAction'
import { tokenOf } from './tokenOf'

/** Brings an asset back from the 111 protocol once its bidding is closed. Spec 4. */
export const auctionWithdraw: ChainAction<'auctionWithdraw'> = {
  ...AUCTION_STEP,
  kind: 'auctionWithdraw',
  check: (entry, reader) => assertOwnLot(entry, reader, ['locked', 'unlocked', 'takenOff']),
  functionName: () => 'withdraw',
  call: (entry) => encodeWithdraw(tokenOf(entry)),
}

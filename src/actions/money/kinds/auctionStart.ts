import { encodeStart } from '../../../chain/auction'
import { encodeApproveToken, readApproved } from '../../../chain/collection'
import { addressOf } from '../../../wallet/contracts'
import { AUCTION_STEP } from './lot'
import type { ChainAction } from './moneyAction'
import { priceOf } from './payment'
import { assertHolds, tokenOf } from './tokenOf'

/** Hands an asset to the 111 protocol, which opens it for bids. Spec 4. */
export const auctionStart: ChainAction<'auctionStart'> = {
  ...AUCTION_STEP,
  kind: 'auctionStart',
  check: assertHolds,
  allowance: (entry) => ({
    isGiven: async (reader) => (await readApproved(reader, tokenOf(entry))) === addressOf('auction'),
    call: () => encodeApproveToken(tokenOf(entry)),
  }),
  functionName: () => 'start',
  call: (entry) => encodeStart({ ...tokenOf(entry), price: priceOf(entry) }),
}

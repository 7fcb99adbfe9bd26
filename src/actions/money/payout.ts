import { encodeCash, encodeClaimShare } from '../../chain/auction'
import { AUCTION_STEP } from './lot'
import type { ChainAction } from './moneyAction'
import { tokenOf } from './tokenOf'

/**
 * Takes what waits for the player in the 111 protocol: of an asset the share of a past trader; without an asset every
 * payment that the protocol could not make. Spec 9.
 */
export const payout: ChainAction = {
  ...AUCTION_STEP,
  kind: 'payout',
  functionName: ({ payload }) => (payload.tokenId ? 'claimShare' : 'cash'),
  call: (entry) => (entry.payload.tokenId ? encodeClaimShare(tokenOf(entry)) : encodeCash({ ref: entry.id })),
}

import { encodeCash, encodeClaimShare } from '../../../chain/auction'
import { AUCTION_STEP } from './lot'
import type { ChainAction } from './moneyAction'
import { tokenOf } from './tokenOf'

/**
 * Collects what the 111 protocol owes the player: for an asset, a past trader's share; without an asset, every payment
 * the protocol could not make. Spec 9.
 */
export const payout: ChainAction<'payout'> = {
  ...AUCTION_STEP,
  kind: 'payout',
  functionName: ({ payload }) => (payload.tokenId ? 'claimShare' : 'cash'),
  call: ({ id, payload }) => (payload.tokenId ? encodeClaimShare(tokenOf({ id, payload })) : encodeCash({ ref: id })),
}

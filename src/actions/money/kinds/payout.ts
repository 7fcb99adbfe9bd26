import { encodeCollect } from '../../../chain/auction'
import type { AnyPayload } from '../../../domain/payload'
import { readTokensText, type TokenName } from '../../../domain/waiting'
import { AUCTION_STEP } from './lot'
import type { ChainAction } from './moneyAction'

/** The tokens whose shares an entry collects. Those of older releases name one token, or none. */
export function tokensOfPayout({ tokens, collection, tokenId }: AnyPayload): TokenName[] {
  if (tokens !== undefined) return readTokensText(tokens)
  return collection && tokenId ? [{ collection, tokenId: BigInt(tokenId) }] : []
}

/**
 * Collects what the 111 protocol holds for the player: the shares of the tokens as a past trader, and every payment
 * the protocol could not make. Spec 9.
 */
export const payout: ChainAction<'payout'> = {
  ...AUCTION_STEP,
  kind: 'payout',
  functionName: () => 'collect',
  call: ({ id, payload }) => encodeCollect({ tokens: tokensOfPayout(payload), ref: id }),
}

import type { DecodedCall } from '../../chain/decodeCall'
import { coinOf } from '../../domain/coinOf'
import type { JournalEntry } from '../../domain/journal'
import type { AnyPayload } from '../../domain/payload'
import { AppError } from '../../errors'
import { KIND_CODES } from './kinds/minting'
import { chainActionOf } from './kinds/moneyActions'
import { tokensOfPayout } from './kinds/payout'

/**
 * Checks that the bytes match what the player agreed to on the review: function, contract, token, coin, every amount
 * and the BNB sent along; for an approval also the spender.
 * @throws {AppError} callDiffers, naming what is different
 */
export function assertPromised(call: DecodedCall, entry: JournalEntry): void {
  const { payload, kind, id } = entry
  const { price, tokenId, collection, expectedPrice = price, allowed = price, kind: made }: AnyPayload = payload
  const coin = coinOf(entry)
  const action = chainActionOf(kind)
  const contract = action.contract(entry)
  const tokens = tokensOfPayout(payload)
  const promised: Record<keyof DecodedCall, unknown> = {
    name: action.functionName(entry),
    target: contract,
    value: coin === 'BNB' ? price : 0,
    tokenId,
    kind: made && KIND_CODES[made],
    price,
    expectedPrice,
    amount: price,
    coin,
    collection,
    collections: tokens.map((token) => token.collection),
    tokenIds: tokens.map((token) => token.tokenId),
    spender: contract,
    ref: id,
  }
  if (call.name === 'approve') {
    promised.name = 'approve'
    promised.amount = allowed
    promised.target = call.tokenId === undefined ? coin : collection
  }
  for (const [what, said] of Object.entries(call)) {
    const wanted = promised[what as keyof DecodedCall]
    if (String(said) !== String(wanted)) throw new AppError('callDiffers', { what })
  }
}

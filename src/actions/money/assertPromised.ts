import type { DecodedCall } from '../../chain/decodeCall'
import type { JournalEntry } from '../../domain/journal'
import { AppError } from '../../errors'
import { KIND_CODES } from './minting'
import { chainActionOf } from './moneyActions'
import { coinOf } from './payment'

/**
 * Checks that the bytes say what the player agreed to on the review: function, contract, token, coin, every amount and
 * the BNB that goes along; for an approval also who may take it.
 * @throws {AppError} callDiffers with what is different
 */
export function assertPromised(call: DecodedCall, entry: JournalEntry): void {
  const { payload, kind, id } = entry
  const { price, tokenId, collection } = payload
  const coin = coinOf(entry)
  const action = chainActionOf(kind)
  const contract = action.contract(entry)
  const promised: Record<keyof DecodedCall, unknown> = {
    name: action.functionName(entry),
    target: contract,
    value: coin === 'BNB' ? price : 0,
    tokenId,
    kind: KIND_CODES[payload.kind as keyof typeof KIND_CODES],
    price,
    expectedPrice: payload.expectedPrice ?? price,
    amount: price,
    coin,
    collection,
    spender: contract,
    ref: id,
  }
  if (call.name === 'approve') {
    promised.name = 'approve'
    promised.target = call.tokenId === undefined ? coin : collection
  }
  for (const [what, said] of Object.entries(call)) {
    const wanted = promised[what as keyof DecodedCall]
    if (String(said) !== String(wanted)) throw new AppError('callDiffers', { what })
  }
}

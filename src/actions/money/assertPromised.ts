import type { CallName, DecodedCall } from '../../chain/decodeCall'
import type { JournalEntry } from '../../domain/journal'
import type { MoneyKind } from '../../domain/moneyKinds'
import { AppError } from '../../errors'
import { KIND_CODES } from './minting'
import { chainActionOf } from './moneyActions'
import { coinOf } from './payment'

/** The function that carries out a kind; minting has one for each way to pay. */
const NAMES: Partial<Record<MoneyKind, CallName>> = {
  sell: 'sell',
  cancel: 'cancel',
  buy: 'buy',
  deposit: 'deposit',
  auctionStart: 'start',
  bid: 'bid',
  priceChange: 'setPrice',
  takeOff: 'takeOff',
  auctionWithdraw: 'withdraw',
  activateAccount: 'activateAccount',
  activateAsset: 'activateAsset',
  topUp: 'pay',
  payout: 'claimShare',
}

/**
 * Holds what the bytes say to what the player agreed to on the review: function, contract, token, coin, every amount and
 * the BNB that goes along; for an approval also who may take it.
 * @throws {AppError} callDiffers with what is different
 */
export function assertPromised(call: DecodedCall, entry: JournalEntry): void {
  const { payload, kind, id } = entry
  const { price, tokenId, collection } = payload
  const coin = coinOf(entry)
  const contract = chainActionOf(kind).contract(entry)
  const name = kind === 'payout' && !tokenId ? 'cash' : NAMES[kind]
  const promised: Record<keyof DecodedCall, unknown> = {
    name: name ?? (coin === 'BNB' ? 'mintWithNative' : 'mintWithCoin'),
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

import type { Coin } from './coin'
import { PRICE_COIN } from './coin'
import type { JournalEntry } from './journal'
import type { MoneyKind } from './moneyKinds'

/** What a mined transaction did for an account, by the chain's own record. */
export interface Outcome {
  /** What left the account, in each coin's smallest unit. */
  paid: Partial<Record<Coin, bigint>>
  /** Numbers of the tokens that came and that left. */
  received: bigint[]
  given: bigint[]
  /** The price it set, in the price coin's smallest unit. */
  price: bigint | null
}

export const PAYING: readonly MoneyKind[] = ['buy', 'bid', 'mint', 'hatch', 'activateAccount', 'activateAsset', 'topUp']
export const PRICING: readonly MoneyKind[] = ['sell', 'auctionStart', 'priceChange']
const MAKING: readonly MoneyKind[] = ['mint', 'hatch']
const RECEIVING: readonly MoneyKind[] = ['buy', 'auctionWithdraw']
const GIVING: readonly MoneyKind[] = ['deposit', 'auctionStart']

/** Whether a step did anything else than it promised: another payment, price or token, or one more. */
export function isOtherwise({ kind, payload }: JournalEntry, { paid, received, given, price }: Outcome): boolean {
  const { coin = PRICE_COIN, tokenId } = payload
  const tokens = (kinds: readonly MoneyKind[]) => (kinds.includes(kind) ? String(tokenId) : '')
  const promised = PAYING.includes(kind) ? `${coin} ${payload.price}` : ''
  const left = Object.entries(paid).map(([name, amount]) => `${name} ${amount}`)
  return (
    left.join() !== promised ||
    String(price ?? '') !== (PRICING.includes(kind) ? String(payload.price) : '') ||
    given.join() !== tokens(GIVING) ||
    (MAKING.includes(kind) ? received.length !== 1 : received.join() !== tokens(RECEIVING))
  )
}

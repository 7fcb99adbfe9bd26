import type { Coin } from './coin'
import { PRICE_COIN } from './coin'
import type { JournalEntry } from './journal'
import { factsOf } from './moneyFacts'
import type { AnyPayload } from './payload'

/** What a mined transaction did for an account, according to the chain. */
export interface Outcome {
  /** What left the account, in each coin's smallest unit. */
  paid: Partial<Record<Coin, bigint>>
  /** What came into the account, in each coin's smallest unit. */
  earned: Partial<Record<Coin, bigint>>
  /** Numbers of the tokens that arrived and that left. */
  received: bigint[]
  given: bigint[]
  /** The price it set, in the price coin's smallest unit. */
  price: bigint | null
}

/**
 * Whether a step did anything other than promised: a different or an additional payment, price or token, or less than
 * the sum that was waiting. More is as promised: a trade in between adds to it.
 */
export function isOtherwise({ kind, payload }: JournalEntry, outcome: Outcome): boolean {
  const { paid, earned, received, given, price } = outcome
  const { coin = PRICE_COIN, tokenId, price: agreed, amount = '0' }: AnyPayload = payload
  const { pays, prices, token } = factsOf(kind)
  const promised = pays ? `${coin} ${agreed}` : ''
  const left = Object.entries(paid).map(([name, amount]) => `${name} ${amount}`)
  return (
    left.join() !== promised ||
    (earned[PRICE_COIN] ?? 0n) < BigInt(amount) ||
    String(price ?? '') !== (prices ? String(agreed) : '') ||
    given.join() !== (token === 'given' ? String(tokenId) : '') ||
    (token === 'made' ? received.length !== 1 : received.join() !== (token === 'received' ? String(tokenId) : ''))
  )
}

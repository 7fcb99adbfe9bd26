import type { Coin } from './coin'
import { PRICE_COIN } from './coin'
import type { JournalEntry } from './journal'
import { factsOf } from './moneyFacts'

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

/** Whether a step did anything else than it promised: another payment, price or token, or one more. */
export function isOtherwise({ kind, payload }: JournalEntry, { paid, received, given, price }: Outcome): boolean {
  const { coin = PRICE_COIN, tokenId } = payload
  const { pays, prices, token } = factsOf(kind)
  const promised = pays ? `${coin} ${payload.price}` : ''
  const left = Object.entries(paid).map(([name, amount]) => `${name} ${amount}`)
  return (
    left.join() !== promised ||
    String(price ?? '') !== (prices ? String(payload.price) : '') ||
    given.join() !== (token === 'given' ? String(tokenId) : '') ||
    (token === 'made' ? received.length !== 1 : received.join() !== (token === 'received' ? String(tokenId) : ''))
  )
}

import { ASSET_KINDS } from '../domain/asset'
import type { Coin } from '../domain/coin'
import { factsOf } from '../domain/moneyFacts'
import type { MoneyKind } from '../domain/moneyKinds'
import { COINS_OF } from '../domain/payload'
import { isTokensText } from '../domain/waiting'

const isDigits = (value: unknown): boolean => typeof value === 'string' && /^\d{1,78}$/.test(value)

const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value)

/** Whether a payload from disk has all that its kind needs: what is damaged must not be paid as something else. */
export function isPayload(kind: MoneyKind, payload: Record<string, unknown>): boolean {
  const { rule, pays, prices, token } = factsOf(kind)
  const { assetId, collection, tokenId, price, expectedPrice, coin, kind: made, tokens, amount, allowed } = payload
  const numbers = [tokenId, price, expectedPrice, amount, allowed].filter((value) => value !== undefined)
  const coins: Partial<Record<MoneyKind, readonly Coin[]>> = COINS_OF
  const needsToken = (rule && rule.place !== 'game') || tokenId !== undefined
  return (
    numbers.every(isDigits) &&
    (!rule || assetId !== undefined) &&
    (!needsToken || (isOneOf(['dragon', 'card'], collection) && isDigits(tokenId))) &&
    (!(pays || prices) || isDigits(price)) &&
    (kind !== 'bid' || isDigits(expectedPrice)) &&
    (tokens === undefined || (isTokensText(tokens) && isDigits(amount))) &&
    // Only dragons hatch, and none is minted as a card.
    (token !== 'made' || (isOneOf(ASSET_KINDS, made) && (made === 'dragon') === (kind === 'hatch'))) &&
    isOneOf(coins[kind] ?? [undefined], coin)
  )
}

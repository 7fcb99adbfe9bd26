import type { TokenName } from './waiting'

/** Numbers that are looked up at once. */
export const MOST_NUMBERS = 50
/** Tokens of a wallet that a device keeps in mind. */
const MOST_KEPT = 200
/** A token's number has 256 bits. */
const NO_TOKEN = 1n << 256n

/**
 * The numbers in a text that a player typed or pasted, each once: "12, 340" or "No. 12 and #340". null where there is
 * none, one that no token can have, or more than can be looked up at once.
 */
export function readNumbers(text: string): bigint[] | null {
  const numbers = [...new Set((text.match(/\d+/g) ?? []).map(BigInt))]
  const isRight = numbers.length > 0 && numbers.length <= MOST_NUMBERS && numbers.every((number) => number < NO_TOKEN)
  return isRight ? numbers : null
}

/** Every token that the numbers can be. */
export const bothOf = (numbers: readonly bigint[]): TokenName[] => [
  ...numbers.map((tokenId): TokenName => ({ collection: 'card', tokenId })),
  ...numbers.map((tokenId): TokenName => ({ collection: 'dragon', tokenId })),
]

/**
 * The tokens, each once, the first ones where there are too many to keep. Without those that no contract can have: one
 * of them would spoil the question about all others.
 */
export function withoutTwins(tokens: readonly TokenName[]): TokenName[] {
  const seen = new Set<string>()
  const once = tokens.filter(({ collection, tokenId }) => {
    if (tokenId >= NO_TOKEN) return false
    const name = `${collection}:${tokenId}`
    return !seen.has(name) && seen.add(name)
  })
  return once.slice(0, MOST_KEPT)
}

/** A token by the names that the build pins. */
export interface TokenName {
  collection: 'dragon' | 'card'
  tokenId: bigint
}

/** An asset that paid the player a share of a later trade, as the feed names it. */
export interface TradedAsset {
  id: string
  name: string
  tokenId: bigint
}

/** What a past trader can collect for one token. */
export interface Share extends TokenName {
  /** In the smallest unit of MDS. */
  units: bigint
  /** null where two assets of the player have this number, in two collections: the feed names none. */
  asset: TradedAsset | null
}

/** What the 111 protocol holds for the player. Spec 9. */
export interface Waiting {
  /** Largest first; none of zero. */
  shares: readonly Share[]
  /** Payments that could not be made, whatever the asset; in the smallest unit of MDS. */
  credit: bigint
}

/** Tokens that one call can name; the contract's own bound. */
export const MOST_TOKENS = 50

const sharesSum = (shares: readonly Share[]): bigint => shares.reduce((sum, { units }) => sum + units, 0n)

/** All that waits, in the smallest unit of MDS. */
export const sumOf = ({ shares, credit }: Waiting): bigint => sharesSum(shares) + credit

/** What one payment takes, and what stays for the next. */
export interface Payment extends Waiting {
  /** In the smallest unit of MDS, as `rest` is. */
  sum: bigint
  rest: bigint
}

/** The payment that takes the most: the credit, and the largest shares, as many as one call can name. */
export function nextPayment({ shares, credit }: Waiting): Payment {
  const taken = shares.slice(0, MOST_TOKENS)
  return { shares: taken, credit, sum: sharesSum(taken) + credit, rest: sharesSum(shares.slice(MOST_TOKENS)) }
}

/** What still waits after a payment of these tokens, which always takes the credit too. */
export function withoutPaid({ shares }: Waiting, paid: readonly TokenName[]): Waiting {
  const names = paid.map(tokenText)
  return { shares: shares.filter((share) => !names.includes(tokenText(share))), credit: 0n }
}

/** A token's number has 256 bits: one that no contract can have would spoil the question about all others. */
const NO_TOKEN = 1n << 256n

/** Every token that the assets can be, once: the feed tells a number, and not of which collection. */
export function tokensOfAssets(assets: readonly TradedAsset[]): TokenName[] {
  const numbers = [...new Set(assets.map(({ tokenId }) => tokenId))].filter((tokenId) => tokenId < NO_TOKEN)
  const both = (tokenId: bigint): TokenName[] => [
    { collection: 'card', tokenId },
    { collection: 'dragon', tokenId },
  ]
  return ([] as TokenName[]).concat(...numbers.map(both))
}

/**
 * The shares among these tokens.
 * @param units what the chain holds for each token, in their order
 */
export function toShares(
  assets: readonly TradedAsset[],
  tokens: readonly TokenName[],
  units: readonly bigint[],
): Share[] {
  const held = tokens
    .map((token, index) => ({ ...token, units: units[index] ?? 0n }))
    .filter(({ units: own }) => own > 0n)
  const shares = held.map((token): Share => {
    const named = assets.filter(({ tokenId }) => tokenId === token.tokenId)
    const isOnly = named.length === 1 && held.filter(({ tokenId }) => tokenId === token.tokenId).length === 1
    return { ...token, asset: (isOnly && named[0]) || null }
  })
  return shares.sort((one, other) => (one.units < other.units ? 1 : one.units > other.units ? -1 : 0))
}

const tokenText = ({ collection, tokenId }: TokenName): string => `${collection}:${tokenId}`

/** The tokens as an entry of the journal keeps them: "card:7,dragon:9". */
export const toTokensText = (tokens: readonly TokenName[]): string => tokens.map(tokenText).join()

/** Whether a text is one that `toTokensText` writes, of no more tokens than a call can name. */
export const isTokensText = (text: unknown): text is string =>
  typeof text === 'string' &&
  (text === '' || /^(?:(?:card|dragon):\d{1,78}(?:,(?!$)|$))+$/.test(text)) &&
  text.split(',').length <= MOST_TOKENS

/** The tokens again. */
export const readTokensText = (text: string): TokenName[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((token) => {
      const [collection, tokenId = '0'] = token.split(':')
      return { collection: collection === 'dragon' ? 'dragon' : 'card', tokenId: BigInt(tokenId) }
    })

import type { Asset } from './asset'

/** A hero that the market offers, at its price in the price coin's smallest unit. */
export interface HeroOffer {
  asset: Asset
  price: bigint
}

/**
 * What a new player can begin with: of offers from the cheapest on, the first hero that can be bought at once. Auctions
 * are passed over, because a bid can be outbid. Null: there is none.
 */
export function firstHeroOf(offers: readonly Asset[]): HeroOffer | null {
  for (const asset of offers) {
    const { kind, market, price } = asset
    if (kind === 'hero' && market === 'sale' && price !== null) return { asset, price }
  }
  return null
}

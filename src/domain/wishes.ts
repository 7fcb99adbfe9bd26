import type { Asset, AssetDetail } from './asset'
import { LATE_SECONDS } from './away'
import { type News, newNews } from './news'

export const MOST_ASSET_WISHES = 20
export const MOST_FILTER_WISHES = 5

/** An asset that a player keeps an eye on, as it was when it was looked at last. */
export interface AssetWish {
  id: string
  name: string
  kind: 'card' | 'dragon'
  /** In the smallest unit of MDS; null: not on offer. */
  price: bigint | null
  /** Who has it: a player's id, else an address. */
  owner: string
  /** Unix seconds of the last look. */
  lookedAt: number
  /** As the player saw it last, where looks since then were not shown. */
  saw?: Pick<AssetWish, 'price' | 'owner' | 'lookedAt'>
}

/** Filters of the market that a player keeps an eye on, with the cheapest offer under them. */
export interface FilterWish {
  /** As the market's address has them. */
  query: string
  /** null: there was no offer. */
  price: bigint | null
  assetId: string
  lookedAt: number
  /** As the player saw it last, where looks since then were not shown. */
  saw?: Pick<FilterWish, 'price' | 'assetId'>
}

export interface Wishes {
  assets: readonly AssetWish[]
  filters: readonly FilterWish[]
}

export const NO_WISHES: Wishes = { assets: [], filters: [] }

const ownerOf = ({ ownerId, ownerAddress }: Asset): string => ownerId || ownerAddress

/** What an asset is offered for; null: nobody can take it. An auction whose time is over keeps its price. Spec 4. */
const offeredFor = ({ market, status, price }: Asset): bigint | null =>
  market === null || status === 'locked' ? null : price

/** An asset as a wish, from now on. */
export const toAssetWish = (asset: Asset, now: number): AssetWish => ({
  id: asset.id,
  name: asset.name,
  kind: asset.kind === 'dragon' ? 'dragon' : 'card',
  price: offeredFor(asset),
  owner: ownerOf(asset),
  lookedAt: now,
})

/** Wishes with one more, or the same where there is no room or it is among them. */
export function withAssetWish(wishes: Wishes, wish: AssetWish): Wishes {
  const isIn = wishes.assets.some(({ id }) => id === wish.id)
  if (isIn || wishes.assets.length >= MOST_ASSET_WISHES) return wishes
  return { ...wishes, assets: [wish, ...wishes.assets] }
}

/** The same for filters. The first look only notes how things are: no price yet counts as not looked. */
export function withFilterWish(wishes: Wishes, query: string): Wishes {
  const isIn = wishes.filters.some((wish) => wish.query === query)
  if (isIn || wishes.filters.length >= MOST_FILTER_WISHES) return wishes
  return { ...wishes, filters: [{ query, price: null, assetId: '', lookedAt: 0 }, ...wishes.filters] }
}

export const withoutAssetWish = (wishes: Wishes, id: string): Wishes => ({
  ...wishes,
  assets: wishes.assets.filter((wish) => wish.id !== id),
})
export const withoutFilterWish = (wishes: Wishes, query: string): Wishes => ({
  ...wishes,
  filters: wishes.filters.filter((wish) => wish.query !== query),
})

/** What became of a wish since the player saw it, and the wish as it is now. */
interface Looked<Wish> {
  wish: Wish
  news: News[]
}

/**
 * What was paid since the player saw it, as far as the newest trade tells; 0: nothing that is known. What was asked for
 * it may be another price.
 */
function paidSince({ trades }: AssetDetail, seenAt: number): bigint {
  const [newest] = [...trades].sort((one, other) => other.time - one.time)
  return newest && newest.time >= seenAt - LATE_SECONDS ? newest.price : 0n
}

/** What a wished asset's details tell: sold, cheaper, on offer, or nothing new. @param userid the player's own id */
function lookAtAsset(wish: AssetWish, asset: AssetDetail, userid: string, now: number): Looked<AssetWish> {
  const next = toAssetWish(asset, now)
  const { price, owner } = next
  if (owner === userid) return { wish: next, news: [] }
  const saw = wish.saw ?? { price: wish.price, owner: wish.owner, lookedAt: wish.lookedAt }
  const tell = (kind: News['kind'], units: bigint, before = 0n): News =>
    newNews({
      key: `${assetKey(asset.id)}${kind} ${units} ${asset.listedAt}`,
      kind,
      time: now,
      assetId: asset.id,
      name: asset.name,
      units,
      price: before,
    })
  // An owner who was an address only gets a name by opening an account: that is no sale.
  const isSameOwner = owner === saw.owner || asset.ownerAddress === saw.owner
  const news: News[] = []
  if (!isSameOwner) news.push(tell('wishSold', paidSince(asset, saw.lookedAt)))
  if (price !== null && saw.price === null) news.push(tell('offered', price))
  if (price !== null && saw.price !== null && price < saw.price) news.push(tell('cheaper', price, saw.price))
  return { wish: { ...next, saw }, news }
}

/** What the cheapest offer under wished filters tells; null: there is none. */
function lookAtFilter(wish: FilterWish, cheapest: Asset | null, now: number): Looked<FilterWish> {
  const price = cheapest?.price ?? null
  const next: FilterWish = { query: wish.query, price, assetId: cheapest?.id ?? '', lookedAt: now }
  if (wish.lookedAt === 0) return { wish: next, news: [] }
  const saw = wish.saw ?? { price: wish.price, assetId: wish.assetId }
  const looked = { ...next, saw }
  if (!cheapest || price === null || (saw.price !== null && price >= saw.price)) return { wish: looked, news: [] }
  const { id, name, listedAt } = cheapest
  const news = newNews({
    key: `${filterKey(wish.query)}${id} ${price} ${listedAt}`,
    kind: id === saw.assetId ? 'cheaper' : 'newAt',
    time: now,
    assetId: id,
    name,
    units: price,
    price: saw.price ?? 0n,
  })
  return { wish: looked, news: [news] }
}

/** How the keys of a wish's news begin. */
const assetKey = (id: string): string => `wish ${id} `
const filterKey = (query: string): string => `filter ${query} `

/** What was read of each wish, by its id or query; without an entry: nothing this time. */
export interface WishesSeen {
  assets: ReadonlyMap<string, AssetDetail>
  /** null: nothing is on offer under these filters. */
  filters: ReadonlyMap<string, Asset | null>
}

/** News that still hold after a look: what was found of a wish before gives way to what it is now. */
export function withoutSeen(news: readonly News[], { assets, filters }: WishesSeen): News[] {
  const seen = [...[...assets.keys()].map(assetKey), ...[...filters.keys()].map(filterKey)]
  return news.filter(({ key }) => !seen.some((beginning) => key.startsWith(beginning)))
}

const asShown = <Wish extends { saw?: unknown }>({ saw: _, ...wish }: Wish): Omit<Wish, 'saw'> => wish

/** The wishes after the player has seen how they are: from now on that is what a look compares with. */
export const afterShown = ({ assets, filters }: Wishes): Wishes => ({
  assets: assets.map(asShown),
  filters: filters.map(asShown),
})

/** The wishes after a look, and what it tells. Those that came or went meanwhile are as the player wants them. */
export function lookAtWishes(
  { assets, filters }: Wishes,
  seen: WishesSeen,
  userid: string,
  now: number,
): { wishes: Wishes; news: News[] } {
  const news: News[] = []
  const note = <Wish>(looked: Looked<Wish>): Wish => {
    news.push(...looked.news)
    return looked.wish
  }
  const wishes = {
    assets: assets.map((wish) => {
      const asset = seen.assets.get(wish.id)
      return asset ? note(lookAtAsset(wish, asset, userid, now)) : wish
    }),
    filters: filters.map((wish) => {
      const cheapest = seen.filters.get(wish.query)
      return cheapest === undefined ? wish : note(lookAtFilter(wish, cheapest, now))
    }),
  }
  return { wishes, news }
}

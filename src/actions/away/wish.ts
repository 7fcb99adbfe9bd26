import type { Asset } from '../../domain/asset'
import { serverNow } from '../../domain/clock'
import {
  lookAtWishes,
  MOST_ASSET_WISHES,
  MOST_FILTER_WISHES,
  toAssetWish,
  type Wishes,
  withAssetWish,
  withFilterWish,
  withoutAssetWish,
  withoutFilterWish,
} from '../../domain/wishes'
import { wishes } from '../../state/away'
import { clockSkew } from '../../state/clock'
import { sessionEpoch, user } from '../../state/session'
import { readWishes, writeWishes } from './keptAway'
import { readCheapest } from './readWishes'
import { newRoom, RETURN_ROOM } from './room'

/** Changes the player's wishes as this device has them, which another tab may have changed since. */
function change(by: (before: Wishes) => Wishes): Wishes | null {
  const userid = user.value?.userid
  if (userid === undefined) return null
  const after = by(readWishes(userid))
  writeWishes(userid, after)
  return after
}

/** Reads the player's wishes for a screen that shows them. */
export function recallWishes(): void {
  const userid = user.value?.userid
  if (userid !== undefined) wishes.value = readWishes(userid)
}

/** Keeps an eye on an asset. null: it is among the wishes; else there is only room for so many. */
export function wishAsset(asset: Asset): number | null {
  const wish = toAssetWish(asset, serverNow(clockSkew.value, Date.now()))
  const after = change((before) => withAssetWish(before, wish))
  return after?.assets.some(({ id }) => id === asset.id) ? null : MOST_ASSET_WISHES
}

/** The same for filters, by the market's query; `noteFilter` then looks at them. */
export function wishFilter(query: string): number | null {
  const after = change((before) => withFilterWish(before, query))
  return after?.filters.some((wish) => wish.query === query) ? null : MOST_FILTER_WISHES
}

const isNew = ({ filters }: Wishes, query: string): boolean =>
  filters.some((wish) => wish.query === query && wish.lookedAt === 0)

/** Notes the cheapest offer under new filters, so that a cheaper one is news from now on; else the next look does. */
export async function noteFilter(query: string): Promise<void> {
  const userid = user.value?.userid
  if (userid === undefined || !isNew(readWishes(userid), query)) return
  const epoch = sessionEpoch.value
  const cheapest = await readCheapest(query, newRoom(RETURN_ROOM), userid)
  if (cheapest === undefined || epoch !== sessionEpoch.value) return
  const seen = { assets: new Map(), filters: new Map([[query, cheapest]]) }
  const now = serverNow(clockSkew.value, Date.now())
  // A look in another tab may have been first: then it has noted how things were.
  change((before) => (isNew(before, query) ? lookAtWishes(before, seen, userid, now).wishes : before))
}

/** Takes an asset out of the wishes. */
export const unwishAsset = (id: string): void => void change((before) => withoutAssetWish(before, id))

/** The same for filters. */
export const unwishFilter = (query: string): void => void change((before) => withoutFilterWish(before, query))

import type { Kept } from './away'
import { COINS } from './coin'
import { isMoment } from './limits'
import { NEWS_KINDS, type News } from './news'
import type { AssetWish, FilterWish, Wishes } from './wishes'

const isText = (value: unknown): value is string => typeof value === 'string'
const isTime = (value: unknown): value is number => typeof value === 'number' && isMoment(value)
const isPrice = (value: unknown): boolean => value === null || typeof value === 'bigint'
const isListOf = (value: unknown, isItem: (item: never) => boolean): boolean =>
  Array.isArray(value) && value.every((item) => isItem(Object(item) as never))

const isNews = ({ key, kind, time, assetId, name, units, price, coin }: News): boolean =>
  [key, assetId, name].every(isText) &&
  NEWS_KINDS.includes(kind) &&
  COINS.includes(coin) &&
  isTime(time) &&
  typeof units === 'bigint' &&
  typeof price === 'bigint'

/** Whether storage gave back what was kept of the looks; anything else counts as nothing. */
export function isKept(value: unknown): value is Kept {
  const { until, lines, told, activated, news, isPart } = Object(value) as Kept
  return (
    isTime(until) &&
    isListOf(lines, ({ id, time }: Kept['lines'][number]) => isText(id) && isTime(time)) &&
    Array.isArray(told) &&
    told.every(isText) &&
    (activated === null || typeof activated === 'number') &&
    isListOf(news, isNews) &&
    typeof isPart === 'boolean'
  )
}

const isAssetWish = ({ id, name, kind, price, owner, lookedAt, saw }: AssetWish): boolean =>
  [id, name, owner].every(isText) &&
  (kind === 'card' || kind === 'dragon') &&
  isPrice(price) &&
  isTime(lookedAt) &&
  (saw === undefined || (isText(Object(saw).owner) && isPrice(Object(saw).price) && isTime(Object(saw).lookedAt)))

const isFilterWish = ({ query, price, assetId, lookedAt, saw }: FilterWish): boolean =>
  isText(query) &&
  isText(assetId) &&
  isPrice(price) &&
  isTime(lookedAt) &&
  (saw === undefined || (isText(Object(saw).assetId) && isPrice(Object(saw).price)))

/** The same for wishes. */
export function isWishes(value: unknown): value is Wishes {
  const { assets, filters } = Object(value) as Wishes
  return isListOf(assets, isAssetWish) && isListOf(filters, isFilterWish)
}

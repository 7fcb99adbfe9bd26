import type { Asset } from './asset'

/** By grade and then by stars, the highest first. */
export const bestFirst = (assets: readonly Asset[]): Asset[] =>
  [...assets].sort((one, other) => other.grade - one.grade || other.star - one.star)

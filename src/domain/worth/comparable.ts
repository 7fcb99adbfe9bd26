import type { Asset, AssetKind } from '../asset'
import { GRADE_BANDS } from '../gradeBands'
import { STARS } from '../marketFilters'

/**
 * Assets that are alike enough to compare their prices, as far as the market's list can be narrowed to them: a kind of
 * card with as many stars, or dragons of one grade band. 0: the list is not narrowed by it. Spec 2.
 */
export interface AssetClass {
  tab: AssetKind
  star: number
  gradeBand: number
}

const bandOf = (grade: number): number =>
  GRADE_BANDS.findIndex(([lowest, highest], index) => index > 0 && grade >= lowest && grade <= highest)

/** The class of an asset; null where the provider sent stars or a grade that no filter has. */
export function classOf({ kind, star, grade }: Pick<Asset, 'kind' | 'star' | 'grade'>): AssetClass | null {
  if (kind !== 'dragon') return STARS.some((known) => known === star) ? { tab: kind, star, gradeBand: 0 } : null
  const gradeBand = bandOf(grade)
  return gradeBand > 0 ? { tab: kind, star: 0, gradeBand } : null
}

/** Whether the other is one of the same class, and not the very asset. */
export function isComparable(asset: Asset, other: Asset): boolean {
  const [one, two] = [classOf(asset), classOf(other)]
  return (
    asset.id !== other.id &&
    one !== null &&
    two !== null &&
    one.tab === two.tab &&
    one.star === two.star &&
    one.gradeBand === two.gradeBand
  )
}

/** Those most like the asset: nearest in grade, then in level; of equals those that came first. */
export function nearestTo<Other extends Asset>(asset: Asset, others: readonly Other[], count: number): Other[] {
  const distance = (other: Asset) => Math.abs(other.grade - asset.grade) * 1000 + Math.abs(other.level - asset.level)
  return others
    .map((other, at) => ({ other, at, far: distance(other) }))
    .sort((one, two) => one.far - two.far || one.at - two.at)
    .slice(0, count)
    .map(({ other }) => other)
}

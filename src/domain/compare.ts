import { type AssetDetail, ATTRIBUTES, type AttributeName, type DragonDetail } from './asset'

/** What two assets are compared by, beside their attributes. */
const RANKS = ['grade', 'star', 'level', 'stage'] as const
const TEAM = ['refineLevel', 'teamHp', 'teamAttack', 'teamAccuracy', 'teamFree'] as const
export type RankName = (typeof RANKS)[number]
export type TeamName = (typeof TEAM)[number]

/** One value of both; null: that one has none. */
export interface Comparison {
  name: RankName | TeamName | AttributeName
  one: number | null
  other: number | null
  /** Which is higher, of all of which more is better; null: equal, or one of them has none. */
  better: 'one' | 'other' | null
}

const isDragon = (asset: AssetDetail): asset is DragonDetail => 'teamHp' in asset

const toComparison = (name: Comparison['name'], one: number | null, other: number | null): Comparison => ({
  name,
  one,
  other,
  better: one === null || other === null || one === other ? null : one > other ? 'one' : 'other',
})

/** Every value that at least one of two assets has, in the order in which their pages show them. Spec 3. */
export function compareAssets(one: AssetDetail, other: AssetDetail): Comparison[] {
  const attributeOf = (asset: AssetDetail, name: AttributeName): number | null =>
    asset.attributes.find((attribute) => attribute.name === name)?.value ?? null
  const teamOf = (asset: AssetDetail, name: TeamName): number | null => (isDragon(asset) ? asset[name] : null)
  return [
    ...RANKS.map((name) => toComparison(name, one[name], other[name])),
    ...TEAM.map((name) => toComparison(name, teamOf(one, name), teamOf(other, name))),
    ...ATTRIBUTES.map((name) => toComparison(name, attributeOf(one, name), attributeOf(other, name))),
  ].filter((each) => each.one !== null || each.other !== null)
}

/** How long the bars of two values are, beside each other: 1 is the higher one's; a value below zero has none. */
export function barsOf({ one, other }: Pick<Comparison, 'one' | 'other'>): { one: number; other: number } {
  const longest = Math.max(one ?? 0, other ?? 0)
  const barOf = (value: number | null): number => (longest > 0 ? Math.max(0, value ?? 0) / longest : 0)
  return { one: barOf(one), other: barOf(other) }
}

/** In how many values each is the better one. */
export const winsOf = (comparisons: readonly Comparison[]): { one: number; other: number } => ({
  one: comparisons.filter(({ better }) => better === 'one').length,
  other: comparisons.filter(({ better }) => better === 'other').length,
})

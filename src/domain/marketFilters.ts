import type { AssetKind } from './asset'

/** Spec 2: val1..val6 of /marketplace, and two parameters of ours. 0 is "all". */
export interface MarketFilters {
  /** val1: 0 all, 1 heavenly god, 2 war god, 3 ancestor god, 4 holy beast, 5 human god */
  camp: number
  /** val2: 0 all, 2 mage, 3 warrior, 4 tank, 5 support */
  profession: number
  /** val3 */
  sort: MarketSort
  /** val4: index into GRADE_BANDS; 0 is all */
  gradeBand: number
  /** val5: 0 all, 1 fire, 2 ice, 3 wind, 4 light, 5 dark */
  skill: number
  /** val6 */
  tab: MarketTab
  /** star: 1 to 7; 0 all */
  star: number
  /** search: a part of a name, or a token id; '' all */
  search: string
}

export const MARKET_SORTS = ['newest', 'priceLow', 'priceHigh'] as const
export type MarketSort = (typeof MARKET_SORTS)[number]

export const MARKET_TABS = ['hero', 'dragon', 'cards', 'equip', 'pet', 'lingshi'] as const
export type MarketTab = (typeof MARKET_TABS)[number]

export const CAMPS = [1, 2, 3, 4, 5] as const
export const PROFESSIONS = [2, 3, 4, 5] as const
export const SKILLS = [1, 2, 3, 4, 5] as const
export const STARS = [1, 2, 3, 4, 5, 6, 7] as const

/** The dragon tab filters by skill, grade and sort ("tab mode 1"); all others by camp, profession, star and sort. */
export function isSkillMode(tab: MarketTab): boolean {
  return tab === 'dragon'
}

/** The kinds a tab shows: `cards` shows every card kind together. */
export function kindsOfTab(tab: MarketTab): readonly AssetKind[] {
  return tab === 'cards' ? ['hero', 'equip', 'pet', 'lingshi'] : [tab]
}

const choice = (text: string | null, allowed: readonly number[]): number => {
  const value = Number(text)
  return allowed.includes(value) ? value : 0
}

/** The filters in a query string. Missing or unknown values mean all, newest, hero. */
export function toMarketFilters(query: string): MarketFilters {
  const values = new URLSearchParams(query)
  return {
    camp: choice(values.get('val1'), CAMPS),
    profession: choice(values.get('val2'), PROFESSIONS),
    sort: MARKET_SORTS.find((sort) => sort === values.get('val3')) ?? 'newest',
    gradeBand: choice(values.get('val4'), [1, 2, 3, 4, 5]),
    skill: choice(values.get('val5'), SKILLS),
    tab: MARKET_TABS.find((tab) => tab === values.get('val6')) ?? 'hero',
    star: choice(values.get('star'), STARS),
    search: values.get('search') ?? '',
  }
}

/** Every offer of a tab, in this order. */
export function freshFilters({ sort, tab }: Pick<MarketFilters, 'sort' | 'tab'>): MarketFilters {
  return { ...toMarketFilters(''), sort, tab }
}

/** A filter that can hide offers; the order and the tab hide none. */
export type NarrowingFilter = Exclude<keyof MarketFilters, 'sort' | 'tab'>

/** The filters that hide offers now. */
export function narrowingFilters({ sort, tab, ...filters }: MarketFilters): NarrowingFilter[] {
  return (Object.keys(filters) as NarrowingFilter[]).filter((key) => filters[key])
}

/** The query string for filters, without the defaults; the inverse of `toMarketFilters`. */
export function toMarketQuery(filters: MarketFilters): string {
  const values = new URLSearchParams()
  const put = (name: string, value: string | number, rest: string | number) => {
    if (value !== rest) values.set(name, String(value))
  }
  put('val1', filters.camp, 0)
  put('val2', filters.profession, 0)
  put('val3', filters.sort, 'newest')
  put('val4', filters.gradeBand, 0)
  put('val5', filters.skill, 0)
  put('val6', filters.tab, 'hero')
  put('star', filters.star, 0)
  put('search', filters.search, '')
  return values.toString()
}

import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { GRADE_BANDS } from '../../src/domain/gradeBands'
import { toLink } from '../../src/domain/link'
import {
  freshFilters,
  isSkillMode,
  kindsOfTab,
  MARKET_SORTS,
  MARKET_TABS,
  type MarketFilters,
  narrowingFilters,
  toMarketFilters,
  toMarketQuery,
} from '../../src/domain/marketFilters'

const test = suite('domain/marketFilters')

const ALL: MarketFilters = {
  camp: 0,
  profession: 0,
  sort: 'newest',
  gradeBand: 0,
  skill: 0,
  tab: 'hero',
  star: 0,
  search: '',
}

const QUERIES: [string, Partial<MarketFilters>][] = [
  ['', {}],
  ['?val1=3', { camp: 3 }],
  ['val1=6', {}],
  ['val1=-1&val2=1', {}],
  ['val1=1.5&val4=x', {}],
  ['val2=2&val2=5', { profession: 2 }],
  ['val3=priceLow', { sort: 'priceLow' }],
  ['val3=constructor', {}],
  ['val4=5&val5=5&val6=dragon', { gradeBand: 5, skill: 5, tab: 'dragon' }],
  ['val4=6&val5=6&val6=toString', {}],
  ['utm=1&val6=lingshi', { tab: 'lingshi' }],
  ['star=7&search=Ember%20Fox', { star: 7, search: 'Ember Fox' }],
  ['star=8&val1=2', { camp: 2 }],
  ['star=0.5', {}],
]
for (const [query, expected] of QUERIES) {
  test(`of ${query || 'nothing'}`, () => assert.equal(toMarketFilters(query), { ...ALL, ...expected }))
}

const filters: fc.Arbitrary<MarketFilters> = fc.record({
  camp: fc.constantFrom(0, 1, 2, 3, 4, 5),
  profession: fc.constantFrom(0, 2, 3, 4, 5),
  sort: fc.constantFrom(...MARKET_SORTS),
  gradeBand: fc.constantFrom(0, 1, 2, 3, 4, 5),
  skill: fc.constantFrom(0, 1, 2, 3, 4, 5),
  tab: fc.constantFrom(...MARKET_TABS),
  star: fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7),
  search: fc.string(),
})

test('filters survive the URL', () => {
  fc.assert(fc.property(filters, (chosen) => assert.equal(toMarketFilters(toMarketQuery(chosen)), { ...chosen })))
  assert.is(toMarketQuery(ALL), '')
})

const NARROWING: [string, string[]][] = [
  ['', []],
  ['val3=priceLow&val6=dragon', []],
  ['val1=2&val3=priceHigh', ['camp']],
  ['val2=4&star=7&search=fox', ['profession', 'star', 'search']],
  ['val4=3&val5=1&val6=dragon', ['gradeBand', 'skill']],
  ['val1=9&star=0', []],
]
for (const [query, narrowing] of NARROWING)
  test(`what hides offers of ${query || 'nothing'}`, () =>
    assert.equal(narrowingFilters(toMarketFilters(query)), narrowing))

test('fresh filters hide nothing, and keep tab and order', () => {
  const holds = fc.property(filters, (chosen) => {
    const { sort, tab } = chosen
    assert.equal(freshFilters(chosen), { ...ALL, sort, tab })
    assert.equal(narrowingFilters(freshFilters(chosen)), [])
  })
  fc.assert(holds)
})

test('any query gives filters that exist', () => {
  const holds = fc.property(fc.string(), fc.string(), (name, value) => {
    const read = toMarketFilters(`val1=${value}&val4=${value}&val6=${value}&${name}`)
    return (
      read.camp >= 0 && read.camp <= 5 && GRADE_BANDS[read.gradeBand] !== undefined && MARKET_TABS.includes(read.tab)
    )
  })
  fc.assert(holds)
})

test('only the dragon tab is in tab mode 1; the cards tab shows every card kind together', () => {
  assert.equal(MARKET_TABS.filter(isSkillMode), ['dragon'])
  assert.equal(kindsOfTab('cards'), ['hero', 'equip', 'pet', 'lingshi'])
  assert.equal(kindsOfTab('pet'), ['pet'])
})

test('the bands cover every grade once', () => {
  for (let grade = 1; grade <= 24; grade++) {
    const bands = GRADE_BANDS.slice(1).filter(([low, high]) => low <= grade && grade <= high)
    assert.is(bands.length, 1, `${grade}`)
  }
})

const LINKS: [string, string | null][] = [
  ['https://example.test/a?b=c', 'https://example.test/a?b=c'],
  ['HTTPS://EXAMPLE.TEST', 'https://example.test/'],
  ['http://example.test', null],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['//example.test', null],
  ['example.test', null],
  ['', null],
  ['intent://example.test', null],
]
for (const [address, link] of LINKS)
  test(`a link to ${JSON.stringify(address)}`, () => assert.is(toLink(address), link))

test.run()

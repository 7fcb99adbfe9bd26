import '../support/config'
import '../support/render'
import { act } from 'preact/test-utils'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Asset } from '../../src/domain/asset'
import { toMarketFilters } from '../../src/domain/marketFilters'
import { AppError } from '../../src/errors'
import Market from '../../src/screens/market/Market'
import { market, marketFilters } from '../../src/state/market'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'
import { MDS, newAsset } from './support/asset'
import { until } from './support/until'
import { addAllTexts, change, fakeProvider, settle } from './support/world'

const test = suite('screens/market')
const NOTHING = { data: null, busy: false, error: null }

test.before(addAllTexts)
test.before.each(() => {
  history.replaceState(null, '', '/marketplace')
  marketFilters.value = toMarketFilters('')
  market.value = NOTHING
  fakeProvider({})
  onScreen('phone')
})
test.after.each(cleanup)

const onScreen = (size: 'phone' | 'desktop') =>
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: size === 'desktop' }),
  })

const offers = (count: number): Asset[] =>
  Array.from({ length: count }, (_, index) =>
    newAsset({ id: String(index), name: `Hero ${index}`, price: BigInt(index + 1) * MDS, market: 'sale' }),
  )
const show = (items: Asset[], next: string | null = null, total: number | undefined = items.length) => {
  market.value = { data: { items, next, total }, busy: false, error: null }
  render(<Market />)
}
const isLoading = () => allByRole('status').some((each) => each.getAttribute('aria-busy') === 'true')

test('loading: skeletons in the place of the offers, and words for them', () => {
  market.value = { ...NOTHING, busy: true }
  render(<Market />)
  assert.is(byRole('heading', 'Market').tagName, 'H1')
  assert.ok(isLoading())
  assert.match(textOf(document.body), /Loading…/)
})

test('the address decides: tab, filters and order go to the provider', async () => {
  const asked = fakeProvider({})
  history.replaceState(null, '', '/marketplace?val6=dragon&val5=3&val4=2&val3=priceLow')
  render(<Market />)
  const request = (await until(() => asked.find((each) => each.includes('/api/marketplace/list')))) ?? ''
  for (const part of ['tab=dragon', 'skill=3', 'grade_band=2', 'sort=priceLow']) assert.match(request, part)
  assert.is(byRole('link', 'Dragons').getAttribute('aria-current'), 'page')
  // Its answer is no part of the next test.
  await until(() => market.value.error !== null)
})

test('the tabs are addresses; they keep the order and drop the filters of another kind', () => {
  history.replaceState(null, '', '/marketplace?val1=2&val3=priceHigh')
  marketFilters.value = toMarketFilters(location.search)
  show(offers(2))
  assert.is(byRole('link', 'Pets').getAttribute('href'), '/marketplace?val3=priceHigh&val6=pet')
  assert.is(byRole('link', 'Heroes').getAttribute('href'), '/marketplace?val3=priceHigh')
})

for (const [price, shown] of [
  [181_118_700_000_000_000_000n, '181.11'],
  [MDS * 2n, '2'],
  [1_009_900_000_000_000_000n, '1'],
  [56_789_000_000_000_000n, '0.05'],
  [1n, '<0.01'],
] as const)
  test(`a price of ${price} is cut to ${shown}, never rounded up`, () => {
    show([newAsset({ id: '1', price, market: 'sale' })])
    assert.match(textOf(byRole('listitem')), ` ${shown} MDS`)
  })

test('full: each offer is one link with name, rank and price', () => {
  show(offers(3))
  const links = allByRole('listitem').map((item) => item.querySelector('a'))
  assert.is(links.length, 3)
  assert.is(links[1]?.getAttribute('href'), '/cardDetail?id=1')
  assert.match(textOf(links[1]), /^Hero 1.*Warrior.· War god.*2 MDS.*Epic 17/)
  assert.match(textOf(document.body), /3 on offer/)
  assert.match(textOf(document.body), /End of list/)
})

test('the kinds with a path of their own are linked by it', () => {
  const kinds = ['dragon', 'equip', 'pet', 'lingshi'] as const
  show(kinds.map((kind, index) => newAsset({ id: `a${index}`, indexId: `7${index}`, kind })))
  const paths = allByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'))
  assert.equal(paths, ['/dragonDetail?id=a0', '/gun/equip/71', '/gun/pet/72', '/gun/lingshi/73'])
})

test('empty: says so and leads to all of the kind', async () => {
  history.replaceState(null, '', '/marketplace?val1=2&val6=pet')
  marketFilters.value = toMarketFilters(location.search)
  show([])
  await until(() => byRole('heading', 'Nothing on offer here'))
  assert.is(byRole('link', 'Clear filters').getAttribute('href'), '/marketplace?val6=pet')
})

test('error: says why, and asks again on a tap', async () => {
  const asked = fakeProvider({})
  market.value = { ...NOTHING, error: new AppError('server') }
  render(<Market />)
  await until(() => byRole('alert'))
  await until(() => /Server error/.test(textOf(byRole('alert'))))
  tap(byRole('button', 'Try again'))
  await until(() => asked.length > 0)
})

test('a page that fails leaves the ones before it, and can be asked for again', async () => {
  market.value = { data: { items: offers(4), next: 'c', total: 9 }, busy: false, error: new AppError('server') }
  render(<Market />)
  await until(() => byRole('button', 'Try again'))
  assert.is(allByRole('listitem').length, 4)
})

test('the following page is asked for before the end is reached', async () => {
  const asked = fakeProvider({})
  show(offers(4), 'c2', 8)
  await until(() => asked.some((each) => each.includes('cursor=c2')))
})

/** Taps a camp's chip in the sheet, which comes a moment after the other fields. */
async function chooseCamp(camp: number): Promise<void> {
  const find = () => document.querySelector<HTMLElement>(`[role=dialog] [type=radio][value="${camp}"]`)
  await until(find)
  tap(find() ?? document.body)
}

test('on a phone the filters are chosen first and count when they are shown', async () => {
  show(offers(1))
  tap(byRole('button', 'Filter'))
  await until(() => byRole('dialog', 'Filter'))
  await chooseCamp(2)
  assert.is(location.search, '')
  tap(byRole('button', 'Show results'))
  assert.is(location.search, '?val1=2')
  await settle()
  assert.is(allByRole('dialog').length, 0)
})

test('on a phone the button says how many offers the choice would leave, and asks for no number that is known', async () => {
  const asked = fakeProvider({ '/api/marketplace/list': { items: [], next: null, total: 7 } })
  show(offers(1), null, 41)
  const count = () => asked.filter((each) => each.includes('limit=1'))
  tap(byRole('button', 'Filter'))
  await until(() => byRole('button', 'Show results (41)'))
  await chooseCamp(2)
  await until(() => byRole('button', 'Show results (7)'))
  assert.is(document.querySelector('[role=dialog] [role=status]')?.textContent, '7 on offer')
  await chooseCamp(0)
  assert.ok(byRole('button', 'Show results (41)'), 'at once')
  assert.is(count().length, 1)
})

test('a count that could not be read is not shown', async () => {
  const asked = fakeProvider({})
  show(offers(1))
  tap(byRole('button', 'Filter'))
  await chooseCamp(2)
  assert.ok(byRole('button', 'Show results'))
  await until(() => asked.length === 1)
  await settle()
  assert.ok(byRole('button', 'Show results'))
  assert.is(document.querySelector('[role=dialog] [role=status]')?.textContent, '')
})

test('on a phone the order is chosen beside the filters, which keep it', async () => {
  history.replaceState(null, '', '/marketplace?val1=2')
  marketFilters.value = toMarketFilters(location.search)
  show(offers(1))
  type(await until(() => byRole('combobox', 'Sort by')), 'priceLow')
  assert.is(location.search, '?val1=2&val3=priceLow')
  tap(byRole('button', 'Filter\u00a0(1)'))
  await until(() => byRole('dialog', 'Filter'))
  tap(byRole('button', 'Clear filters'))
  assert.is(location.search, '?val3=priceLow')
  // Its answer is no part of the next test.
  await until(() => market.value.error !== null)
})

test('on a phone each filter that hides offers is named, and taken back by a tap', async () => {
  history.replaceState(null, '', '/marketplace?val1=2&val2=3&val3=priceLow&star=5&search=Ember')
  marketFilters.value = toMarketFilters(location.search)
  show(offers(1))
  const list = await until(() => document.querySelector('ul[aria-label=Filter]'))
  assert.equal(
    [...(list?.querySelectorAll('button') ?? [])].map((each) => each.getAttribute('aria-label')),
    ['War god: Clear', 'Warrior: Clear', '5 ★: Clear', 'Ember: Clear'],
  )
  tap(byRole('button', 'Warrior: Clear'))
  assert.is(location.search, '?val1=2&val3=priceLow&star=5&search=Ember')
  tap(byRole('button', 'Ember: Clear'))
  assert.is(location.search, '?val1=2&val3=priceLow&star=5')
  // Its answer is no part of the next test.
  await until(() => market.value.error !== null)
})

test('one filter that leaves nothing is taken back by the empty list alone', async () => {
  history.replaceState(null, '', '/marketplace?val1=2')
  marketFilters.value = toMarketFilters(location.search)
  show([])
  await until(() => byRole('link', 'Clear filters'))
  assert.is(document.querySelector('ul[aria-label=Filter]'), null)
})

test('below fewer filtered offers than a row has, the other kinds follow', async () => {
  history.replaceState(null, '', '/marketplace?val1=2')
  marketFilters.value = toMarketFilters(location.search)
  const pets = () => document.querySelector('li > a[href="/marketplace?val6=pet"]')
  show(offers(5))
  await until(pets)
  cleanup()
  show(offers(6))
  await until(() => document.querySelector('li > a[href="/marketplace"]'))
  assert.is(pets(), null)
})

test('offers that could not be read are not called none', async () => {
  history.replaceState(null, '', '/marketplace?val1=2')
  marketFilters.value = toMarketFilters(location.search)
  market.value = { data: { items: [], next: null, total: 3, unread: 3 }, busy: false, error: null }
  render(<Market />)
  await until(() => document.querySelector('li > a[href="/marketplace"]'))
  assert.match(textOf(document.body), /3 of the items here could not be shown/)
  assert.not(/Nothing on offer/.test(textOf(document.body)))
})

test('a search is cleared by its button, which gives the focus back', async () => {
  onScreen('desktop')
  fakeProvider({ '/api/marketplace/list': { items: [], next: null, total: 30 } })
  history.replaceState(null, '', '/marketplace?search=Ember')
  marketFilters.value = toMarketFilters(location.search)
  show(offers(1))
  const field = await until(() => byRole('searchbox', 'Name or token ID'))
  // Pressed, the button leaves the focus in the field, which would begin a search without it.
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
  byRole('button', 'Ember: Clear').dispatchEvent(press)
  assert.ok(press.defaultPrevented)
  tap(byRole('button', 'Ember: Clear'))
  assert.is(location.search, '')
  assert.is((field as HTMLInputElement).value, '')
  assert.is(document.activeElement, field)
  await until(() => market.value.data?.total === 30 && !market.value.busy)
})

test('on a wide screen each choice counts at once', async () => {
  onScreen('desktop')
  show(offers(1))
  type(await until(() => byRole('combobox', 'Sort by')), 'priceLow')
  assert.is(location.search, '?val3=priceLow')
})

test('the dragon tab filters by skill type and grade, every other one by camp, profession and stars', async () => {
  const labels = async () => {
    tap(byRole('button', 'Filter'))
    await until(() => document.querySelector('[role=dialog] legend'))
    const fields = [...document.querySelectorAll('[role=dialog] select')]
    return [
      document.querySelector('[role=dialog] legend')?.textContent,
      ...fields.map((each) => each.closest('label')?.firstChild?.textContent),
    ]
  }
  show(offers(1))
  assert.equal(await labels(), ['Camp', 'Profession', 'Stars'])
  cleanup()
  history.replaceState(null, '', '/marketplace?val6=dragon')
  marketFilters.value = toMarketFilters(location.search)
  show(offers(1))
  assert.equal(await labels(), ['Skill type', 'Grade'])
})

test('a search is in the address after a pause or on leaving the field, and says what it looked at', async () => {
  onScreen('desktop')
  const page = ({ searchParams }: URL) => ({ items: [], next: searchParams.get('cursor') ? null : 'c', total: 30 })
  const asked = fakeProvider({ '/api/marketplace/list': page })
  show(offers(1))
  const field = await until(() => byRole('searchbox', 'Name or token ID'))
  type(field, ' Ember ')
  assert.is(location.search, '')
  await until(() => location.search === '?search=Ember')
  await until(() => /Nothing found: Ember 30 offers searched/.test(textOf(document.body)))
  assert.is(asked.length, 2, 'both pages, and nothing twice')
  assert.not.match(asked.join(' '), /Ember/, 'the provider cannot search')
  type(field, '')
  act(() => void field.dispatchEvent(new Event('blur')))
  assert.is(location.search, '')
  await until(() => market.value.data?.total === 30 && !market.value.busy)
})

test('a search goes on at a tap, not by itself', async () => {
  history.replaceState(null, '', '/marketplace?search=Hero')
  marketFilters.value = toMarketFilters(location.search)
  const asked = fakeProvider({})
  const data = { items: offers(2), next: 'c', searched: { read: 500, total: 9000 } }
  market.value = { data, busy: false, error: null }
  render(<Market />)
  await settle()
  assert.match(textOf(document.body), /2 found, 500 of 9,000/)
  assert.equal(asked, [])
  tap(byRole('button', 'Load more'))
  await until(() => asked.some((each) => each.includes('cursor=c&limit=60')))
})

test('a list that is here is not read again when one comes back to it', async () => {
  const asked = fakeProvider({})
  show(offers(2))
  await settle()
  cleanup()
  render(<Market />)
  await settle()
  assert.equal(asked, [])
})

test('after a trade the list is read again by itself', async () => {
  const asked = fakeProvider({})
  show(offers(2))
  change(() => {
    market.value = NOTHING
  })
  await until(() => asked.length > 0)
})

test.run()

import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import accountTable from '../../i18n/en/account.json'
import table from '../../i18n/en/away.json'
import menu from '../../i18n/en/menu.json'
import { readWishes, writeKept } from '../../src/actions/away/keptAway'
import { toMarketFilters } from '../../src/domain/marketFilters'
import { NEWS_KINDS, type News, newNews } from '../../src/domain/news'
import { NO_WISHES, withFilterWish } from '../../src/domain/wishes'
import { addTexts } from '../../src/i18n'
import { AwayNotice } from '../../src/screens/account/AwayNotice'
import Away from '../../src/screens/activity/away/Away'
import { filterText } from '../../src/screens/activity/away/filterText'
import { NewsList } from '../../src/screens/activity/away/NewsList'
import { WishPanel } from '../../src/screens/activity/away/WishPanel'
import { WishButton } from '../../src/screens/assetDetail/WishButton'
import WaitingMark from '../../src/screens/shell/WaitingMark'
import { WatchFilters } from '../../src/screens/shell/WatchFilters'
import { awayCount, wishes } from '../../src/state/away'
import { flow } from '../../src/state/flow'
import { forgetStates } from '../../src/state/ofSession'
import { token, user } from '../../src/state/session'
import { mark, waiting } from '../../src/state/waiting'
import { writeItem } from '../../src/storage/settings'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from '../ui/page'
import { MDS, newAsset } from './support/asset'
import { newCard } from './support/card'
import { addAllTexts, fakeProvider, newUser, until } from './support/world'

const test = suite('screens/away')
addAllTexts()
for (const [name, texts] of Object.entries({ away: table, menu, account: accountTable }))
  addTexts('en', name as 'away', texts as typeof table)

let players = 0
test.before.each(() => {
  forgetStates()
  user.value = newUser({ userid: `p${++players}` })
  token.value = 't'
})
test.after.each(() => {
  cleanup()
  user.value = null
  token.value = null
  flow.value = null
})

const T = 1_800_000_000
const text = () => textOf(document.body)
const news = (change: Partial<News> = {}): News =>
  newNews({
    key: 'line 1',
    kind: 'sold',
    time: T,
    assetId: '12',
    name: 'Ashen Warden',
    units: 95n * MDS,
    price: 100n * MDS,
    ...change,
  })
const keep = (...all: News[]) =>
  writeKept(user.value?.userid ?? '', {
    until: T - 1800,
    lines: [{ id: '1', time: T }],
    told: [],
    activated: 1,
    news: all,
    isPart: false,
  })
const quiet = {
  '/api/user/activities': { items: [], next: null },
  '/api/user/card/list': { items: [], next: null },
}

test('every kind of news has a title, a sentence, a sign and a way on', () => {
  for (const kind of NEWS_KINDS) {
    render(<NewsList news={[news({ kind })]} />)
    const [title = ''] = allByRole('heading').map((heading) => textOf(heading))
    assert.ok(title && !title.includes('away.') && !title.includes('{{'), kind)
    assert.not.match(text(), /away\.|\{\{|undefined/)
    assert.ok(allByRole('link').length === 1, kind)
    cleanup()
  }
})

test('a sale says what was received, and leads to the asset', () => {
  render(<NewsList news={[news()]} />)
  assert.match(text(), /Ashen Warden was sold The price was 100 MDS\. You received 95 MDS\./)
  assert.is(byRole('link', 'Open Ashen Warden').getAttribute('href'), '/cardDetail?id=12')
})

test('shares of trades are one row with their sum, which leads to the account', () => {
  render(
    <NewsList
      news={[news({ key: 'a', kind: 'share', units: MDS }), news(), news({ key: 'b', kind: 'share', units: 2n * MDS })]}
    />,
  )
  assert.is(allByRole('listitem').length, 2)
  assert.match(text(), /Shares of trades: 3 MDS/)
  assert.is(byRole('link', 'To the account').getAttribute('href'), '/accountAccount')
})

test('one tap on "bid again" opens the review of the bid', async () => {
  fakeProvider({ '/api/card/12': newCard({ place: 'contract', market: 'auction', price: '111' }) })
  render(<NewsList news={[news({ kind: 'outbid' })]} />)
  tap(byRole('button', 'Bid again on Ashen Warden'))
  await until(() => flow.value?.kind === 'bid')
  assert.is(flow.value?.asset?.price, 111n * MDS)
})

test('an asset without a name is called by its number', () => {
  render(<NewsList news={[news({ name: '' })]} />)
  assert.match(text(), /12 was sold/)
})

test('the page shows what was found, notes that, and says when there is nothing', async () => {
  fakeProvider(quiet)
  keep(news())
  assert.is(awayCount.value, 1)
  render(<Away />)
  await until(() => /Ashen Warden was sold/.test(text()))
  assert.is(awayCount.value, 0)
  assert.match(text(), /looks when you open it, and only then/)
  cleanup()
  forgetStates()
  render(<Away />)
  await until(() => /Nothing new/.test(text()))
})

test('a feed that cannot be read is said, with a way to try again', async () => {
  fakeProvider({})
  render(<Away />)
  await until(() => /What happened could not be read/.test(text()))
  fakeProvider(quiet)
  tap(byRole('button', 'Try again'))
  await until(() => /Nothing new/.test(text()))
})

test('passed over news are said', async () => {
  fakeProvider(quiet)
  writeKept(user.value?.userid ?? '', { until: T, lines: [], told: [], activated: null, news: [news()], isPart: true })
  render(<Away />)
  await until(() => /The newest 1 are shown/.test(text()))
  byRole('link', 'To the activity')
})

test('wishes are listed with the last price, lead on, and go at a tap', async () => {
  const now = Math.floor(Date.now() / 1000)
  wishes.value = {
    assets: [
      { id: '12', name: 'Ashen Warden', kind: 'card', price: 70n * MDS, owner: 'u2', lookedAt: now },
      { id: '13', name: 'Ember', kind: 'dragon', price: null, owner: 'u2', lookedAt: now },
    ],
    filters: [
      { query: 'val6=pet', price: 9n * MDS, assetId: '5', lookedAt: now },
      { query: 'star=7', price: null, assetId: '', lookedAt: now },
      { query: 'star=6', price: null, assetId: '', lookedAt: 0 },
    ],
  }
  render(<WishPanel />)
  assert.match(text(), /Cards and dragons \(2 of 20\)/)
  assert.match(text(), /Ashen Warden 70 MDS Ember Not on the market/)
  assert.match(text(), /from 9 MDS .* No offer .* Not looked at yet/)
  assert.equal(
    allByRole('link').map((link) => link.getAttribute('href')),
    ['/cardDetail?id=12', '/dragonDetail?id=13', '/marketplace?val6=pet', '/marketplace?star=7', '/marketplace?star=6'],
  )
  writeItem(`wishes ${user.value?.userid}`, null)
  tap(byRole('button', 'Remove Ember from the wishes'))
  await until(() => /Tap “Add to wishes”/.test(text()))
})

test('filters read as the words that the market has for them', () => {
  assert.match(filterText('val1=2&val2=3&star=5&val3=priceLow'), / · .* · 5 ★$/)
  assert.match(filterText('val6=dragon&val5=1&val4=2'), / · .* · /)
  assert.not.match(filterText(''), /·/)
})

test('an asset goes among the wishes and out again; where there is no room, that is said', async () => {
  const asset = newAsset({ ownerId: 'u2' })
  render(<WishButton asset={asset} />)
  tap(byRole('button', 'Add to wishes'))
  await until(() => allByRole('button', 'Remove from wishes').length === 1)
  byRole('link', 'To the wishes')
  assert.is(readWishes(user.value?.userid ?? '').assets[0]?.id, '12')
  tap(byRole('button', 'Remove from wishes'))
  await until(() => allByRole('button', 'Add to wishes').length === 1)
  cleanup()
  const { wishAsset } = await import('../../src/actions/away/wish')
  for (let id = 100; id < 120; id += 1) wishAsset(newAsset({ id: String(id) }))
  render(<WishButton asset={asset} />)
  tap(byRole('button', 'Add to wishes'))
  await until(() => /There is room for 20 wishes/.test(text()))
})

test('filters are watched without their order and search; where there is no room, that is said', async () => {
  const filters = toMarketFilters('val6=pet&val3=newest&search=ash')
  render(<WatchFilters filters={filters} />)
  tap(byRole('button', 'Watch these filters'))
  await until(() => /They are among your wishes now/.test(text()))
  assert.equal(
    readWishes(user.value?.userid ?? '').filters.map(({ query }) => query),
    ['val3=priceLow&val6=pet'],
  )
  const { wishFilter } = await import('../../src/actions/away/wish')
  for (let star = 1; star < 8; star += 1) wishFilter(`star=${star}`)
  cleanup()
  render(<WatchFilters filters={toMarketFilters('val6=dragon')} />)
  tap(byRole('button', 'Watch these filters'))
  await until(() => /There is room for 5 filters/.test(text()))
  assert.is(withFilterWish(NO_WISHES, 'a').filters.length, 1)
})

test('the account says how many news wait, and the mark says that there are some', () => {
  render(
    <>
      <AwayNotice />
      <WaitingMark />
    </>,
  )
  assert.is(text(), '')
  cleanup()
  keep(news(), news({ key: 'line 2' }))
  assert.is(mark.value, 'news')
  render(
    <>
      <AwayNotice />
      <WaitingMark />
    </>,
  )
  assert.match(text(), /While you were away: 2 news/)
  assert.match(text(), /, there is news/)
  assert.is(byRole('link', 'Show').getAttribute('href'), '/activity?news=1')
  assert.is(waiting.value, null)
})

test.run()

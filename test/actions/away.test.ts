import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bidAgain } from '../../src/actions/away/bidAgain'
import { followAway } from '../../src/actions/away/followAway'
import { lookAway, recallAway } from '../../src/actions/away/lookAway'
import { showAway } from '../../src/actions/away/showAway'
import { noteFilter, recallWishes, unwishAsset, unwishFilter, wishAsset, wishFilter } from '../../src/actions/away/wish'
import { loadActivities } from '../../src/actions/load/loadActivities'
import { loadInvites } from '../../src/actions/load/loadInvites'
import { loadLegion } from '../../src/actions/load/loadLegion'
import { forgetSession } from '../../src/actions/session/endSession'
import { awayCount, awayNews, wishes } from '../../src/state/away'
import { flow } from '../../src/state/flow'
import { legion } from '../../src/state/legion'
import { user } from '../../src/state/session'
import { toasts } from '../../src/state/toasts'
import { mark } from '../../src/state/waiting'
import { toAnswerText } from '../../src/storage/answerText'
import { writeItem } from '../../src/storage/settings'
import { newAsset } from '../screens/support/asset'
import { newCard } from '../screens/support/card'
import { dividend } from '../screens/support/waiting'
import { clockNow, pass, quiet, setClock } from './support/clock'
import { wireAsset } from './support/fakeApi'
import { network } from './support/page'
import { logIn, newStage, player, type Stage } from './support/stage'

const test = suite('actions, while the player was away')

const FEED = '/api/user/activities'
const OWN = '/api/user/card/list'
const TEAM = '/api/user/team'
const INVITES = '/api/user/invite_list'
const MARKET = '/api/marketplace/list'
/** The whole world's time, of which the fake clock tells about 1_800_000_000. */
const T = 1_800_000_000

const line = (id: string, change: object = {}) => dividend({ id, type: 4, time: T, ...change })
const feed = (...items: object[]) => ({ items, next: null })
const team = (points: string, at = 0) => ({
  level: 1,
  points,
  received_mds: '0',
  challenge_levels: 0,
  direct_braves: 0,
  direct_knights: 0,
  redeemable_at: at,
  items: [],
  next: null,
})
const invites = (activated: number) => ({ items: [], next: null, invited: 9, activated, tickets: 0 })
const shown = () => awayNews.value.data?.news.map(({ key }) => key) ?? []

/** What makes a line as long as real ones. */
const LONG = {
  hash: `0x${'1'.repeat(64)}`,
  two_address: `0x${'2'.repeat(40)}`,
  name: 'Sold to a higher bidder'.repeat(3),
}

/** Alice, who has been here before. */
async function returning(): Promise<Stage> {
  writeItem('away alice', null)
  writeItem('away bob', null)
  writeItem('wishes alice', null)
  const stage = await newStage()
  Object.assign(stage.api.answers, { [FEED]: feed(line('1')), [OWN]: feed(), [TEAM]: team('0'), [INVITES]: invites(1) })
  await lookAway()
  await later()
  return stage
}
/** The same page some time later, as if it were opened again. */
const later = () => pass(60_000)

test('a first visit has no news, and asks for the feed, own auctions, the legion and the invited once', async () => {
  const { api } = await returning()
  assert.is(awayCount.value, 0)
  for (const path of [FEED, OWN, TEAM, INVITES]) assert.is(api.to(path).length, 1, path)
})

test('a sale, an auction that ended, ripe points and a friend are news, and the mark says so', async () => {
  const { api } = await returning()
  const ended = wireAsset({ place: 'contract', market: null, owner_id: 'alice', listed_at: 5 })
  const running = wireAsset({ id: '9', place: 'contract', market: 'auction', status: 1, owner_id: 'alice', price: '5' })
  Object.assign(api.answers, {
    [FEED]: feed(line('2', { time: T + 9 }), line('1')),
    [OWN]: feed(ended, running),
    [TEAM]: team('12.5'),
    [INVITES]: invites(2),
  })
  await lookAway()
  assert.equal([awayCount.value, mark.value], [4, 'news'])
  await showAway()
  assert.equal(shown().sort(), ['line 2', 'points 0', 'takeBack hero-1 5', 'tickets 2'])
  assert.equal([awayCount.value, mark.value], [0, 'money'])
})

test('the page shows at once what an earlier visit found, and again what it has shown in this visit', async () => {
  const { api } = await returning()
  api.answers[FEED] = feed(line('2'), line('1'))
  await lookAway()
  await later()
  const page = showAway()
  assert.equal(shown(), ['line 2'])
  await page
  api.answers[FEED] = feed(line('3', { time: T + 5 }), line('2'), line('1'))
  await later()
  await showAway()
  assert.equal(shown(), ['line 3', 'line 2'])
  assert.is(awayNews.value.data?.isPart, false)
})

test('a look that left nothing out serves the page that is opened right after it', async () => {
  const { api } = await returning()
  await lookAway()
  await showAway()
  await lookAway()
  assert.is(api.to(FEED).length, 2)
})

test('a clock that is set back holds no look back', async () => {
  const { api } = await returning()
  await lookAway()
  setClock(clockNow() - 3_600_000)
  await lookAway()
  assert.is(api.to(FEED).length, 3)
})

test('what the first screen has just read is not asked for again on a return', async () => {
  const { api } = await returning()
  api.answers[FEED] = feed(line('2'), line('1'))
  Object.assign(api.answers, { [TEAM]: team('3'), [INVITES]: invites(4) })
  await loadActivities({ type: null, coin: null })
  await loadLegion()
  await loadInvites()
  const asked = () => [FEED, TEAM, INVITES].map((path) => api.to(path).length)
  const before = asked()
  await lookAway()
  assert.equal(asked(), before)
  assert.ok(awayCount.value >= 1)
})

test('a feed in view that shows one type of line, or is from an earlier visit, is read for itself', async () => {
  const { api } = await returning()
  api.answers[FEED] = feed(line('2'), line('1'))
  await loadActivities({ type: null, coin: 'MDS' })
  const before = api.to(FEED).length
  await lookAway()
  assert.is(api.to(FEED).length, before + 1)
})

test('a feed that cannot be read shows nothing wrong, and the next look finds it all', async () => {
  const { api } = await returning()
  api.answers[FEED] = feed(line('2'), line('1'))
  api.troubles[FEED] = [{ code: 1400 }, { code: 1400 }]
  assert.is(await lookAway().catch(({ key }) => key), 'api')
  assert.equal([awayCount.value, awayNews.value.data], [0, null])
  await later()
  await showAway()
  assert.equal([awayNews.value.error?.key, shown()], ['api', []])
  await showAway()
  assert.equal([awayNews.value.error, shown()], [null, ['line 2']])
})

test('what else cannot be read is left for the next look', async () => {
  const { api } = await returning()
  Object.assign(api.answers, { [TEAM]: team('3'), [INVITES]: invites(4) })
  api.troubles[TEAM] = [{ code: 1400 }]
  api.troubles[INVITES] = [{ code: 1400 }]
  api.troubles[OWN] = [{ code: 1400 }]
  await lookAway()
  assert.is(awayCount.value, 0)
  await showAway()
  assert.equal(shown().sort(), ['points 0', 'tickets 4'])
})

test('a return reads older pages of the feed back to what it knows, and no more than it has room for', async () => {
  const { api } = await returning()
  const page = (from: number) =>
    Array.from({ length: 24 }, (_, index) => line(`n${from - index}`, { time: T + from - index + 9000, ...LONG }))
  let pages = 0
  Object.defineProperty(api.answers, FEED, {
    configurable: true,
    get: () => {
      pages += 1
      return { items: page(200 - pages * 24), next: `cursor ${pages}` }
    },
  })
  await lookAway()
  assert.is(pages, 2)
  await showAway()
  assert.ok(awayNews.value.data?.isPart)
  assert.ok(pages > 2, 'the page has room for all that one look reads')
})

test('another account on this device, and another tab, are kept apart and together', async () => {
  const { api } = await returning()
  api.answers[FEED] = feed(line('2'), line('1'))
  await lookAway()
  await logIn(player({ userid: 'bob' }))
  recallAway()
  assert.is(awayCount.value, 0, 'Bob has no news of Alice')
  await lookAway()
  assert.is(awayCount.value, 0, 'nor has his first visit')
  await logIn()
  assert.is(recallAway()?.news.length, 1)
  // Another tab shows them.
  const kept = recallAway()
  writeItem('away alice', JSON.stringify({}))
  recallAway()
  assert.equal([kept?.news.length, awayCount.value], [1, 0], 'damaged counts as nothing')
})

test('an answer that comes after the login has ended is dropped', async () => {
  const { api } = await returning()
  api.answers[FEED] = feed(line('2'), line('1'))
  const look = lookAway()
  forgetSession()
  await look
  assert.equal([awayCount.value, recallAway()], [0, null])
  await lookAway()
  await showAway()
  assert.is(awayNews.value.data, null)
  await logIn()
  assert.is(recallAway()?.news.length, 0)
})

test('it looks once the first screen rests, for each player that the login turns out to be, and never after it', async () => {
  const { api } = await returning()
  let isOver = false
  const asked = () => api.to(FEED).length
  const before = asked()
  followAway(() => isOver)
  assert.is(asked(), before)
  await pass(5000)
  assert.is(asked(), before + 1)
  user.value = player()
  await pass(5000)
  assert.is(asked(), before + 1, 'the same player')
  user.value = player({ userid: 'bob' })
  await pass(5000)
  assert.is(asked(), before + 2)
  isOver = true
  user.value = player({ userid: 'carol' })
  await pass(5000)
  assert.is(asked(), before + 2)
  followAway(() => isOver)
})

test('a tab that shows the news takes the mark of the others away', async () => {
  const { api } = await returning()
  api.answers[FEED] = feed(line('2'), line('1'))
  followAway(() => false)
  await pass(5000)
  assert.is(awayCount.value, 1)
  writeItem('away alice', null)
  for (const [key, count] of [
    ['token', 1],
    ['away bob', 1],
    ['away alice', 0],
  ] as const) {
    dispatchEvent(Object.assign(new Event('storage'), { key }))
    assert.is(awayCount.value, count, key)
  }
  followAway(() => true)
})

test('a wish is read with one call, filters with one for the cheapest offer', async () => {
  const { api } = await returning()
  const hero = { ...newCard({ id: 'w1', owner_id: 'u2', price: '100' }) }
  assert.is(wishAsset(newAsset({ id: 'w1', ownerId: 'u2', price: 100n * 10n ** 18n, market: 'sale' })), null)
  assert.is(wishFilter('val6=pet'), null)
  Object.assign(api.answers, {
    '/api/card/w1': { ...hero, price: '70' },
    [MARKET]: { items: [wireAsset({ id: 'p1', price: '9', market: 'sale' })], next: null, total: 1 },
  })
  await lookAway()
  assert.equal([api.to('/api/card/w1').length, api.to(MARKET).length], [1, 1])
  await showAway()
  assert.equal(
    awayNews.value.data?.news.map(({ kind, units }) => [kind, units]),
    [['cheaper', 70n * 10n ** 18n]],
  )
  api.answers[MARKET] = { items: [], next: null, total: 0 }
  await later()
  await lookAway()
  assert.is(wishes.value.filters[0]?.price, null)
  await later()
  api.troubles[MARKET] = [{ code: 1400 }]
  api.troubles['/api/card/w1'] = [{ code: 1400 }]
  await lookAway()
  assert.is(wishes.value.assets.length, 1)
  unwishAsset('w1')
  unwishFilter('val6=pet')
  recallWishes()
  assert.equal(wishes.value, { assets: [], filters: [] })
})

const offers = (...items: object[]) => ({ items, next: null, total: items.length })
const pet = (id: string, price: string, owner = 'u2') => wireAsset({ id, price, owner_id: owner, market: 'sale' })

test('filters are looked at when they are wished, so that a cheaper offer is news on the next visit', async () => {
  const { api } = await returning()
  api.answers[MARKET] = offers(pet('p1', '9'))
  wishFilter('val6=pet')
  await noteFilter('val6=pet')
  assert.is(wishes.value.filters[0]?.price, 9n * 10n ** 18n)
  await noteFilter('val6=pet')
  await noteFilter('val6=hero')
  assert.is(api.to(MARKET).length, 1, 'once, and only what is wished')
  api.answers[MARKET] = offers(pet('p2', '7'))
  await later()
  await lookAway()
  assert.is(awayCount.value, 1)
  await showAway()
  assert.equal(shown().length, 1)
})

test('what cannot be read, or comes after the player has left, notes nothing', async () => {
  const { api } = await returning()
  wishFilter('val6=pet')
  api.troubles[MARKET] = [{ code: 1400 }]
  await noteFilter('val6=pet')
  assert.is(wishes.value.filters[0]?.lookedAt, 0)
  api.answers[MARKET] = offers(pet('p1', '9'))
  const noted = noteFilter('val6=pet')
  forgetSession()
  await noted
  await noteFilter('val6=pet')
  await logIn()
  recallWishes()
  assert.is(wishes.value.filters[0]?.lookedAt, 0)
})

test('under wished filters the player’s own offer is no news and hides none', async () => {
  const { api } = await returning()
  const own = pet('own', '1', 'alice')
  api.answers[MARKET] = offers(own, pet('p1', '9'))
  wishFilter('val6=pet')
  await noteFilter('val6=pet')
  assert.is(wishes.value.filters[0]?.assetId, 'p1')
  const read = async (answer: object) => {
    api.answers[MARKET] = answer
    await later()
    await showAway()
    return wishes.value.filters[0]?.assetId
  }
  assert.is(await read({ ...offers(own), next: 'more' }), 'p1', 'nothing but own ones on the page')
  assert.is(await read(offers(own)), '')
})

test('a wish that changes again before it is shown is told as it is then, also where the feed cannot be read', async () => {
  const { api } = await returning()
  wishAsset(newAsset({ id: 'w1', ownerId: 'u2', price: 100n * 10n ** 18n, market: 'sale' }))
  const cost = (price: string) => {
    api.answers['/api/card/w1'] = { ...newCard({ id: 'w1', owner_id: 'u2' }), price, market: 'sale' }
  }
  cost('70')
  await lookAway()
  await later()
  cost('60')
  await showAway()
  const told = () => awayNews.value.data?.news.map(({ units, price }) => [units / 10n ** 18n, price / 10n ** 18n])
  assert.equal(told(), [[60n, 100n]])
  cost('50')
  await later()
  await lookAway()
  await later()
  api.troubles[FEED] = [{ code: 1400 }, { code: 1400 }]
  await showAway()
  assert.equal(told()?.[0], [50n, 60n])
})

test('there is room for so many wishes, and nobody who is logged out has any', async () => {
  await returning()
  for (let id = 0; id < 20; id += 1) assert.is(wishAsset(newAsset({ id: String(id) })), null)
  assert.is(wishAsset(newAsset({ id: 'more' })), 20)
  for (let id = 0; id < 5; id += 1) assert.is(wishFilter(`star=${id}`), null)
  assert.is(wishFilter('star=7'), 5)
  forgetSession()
  recallWishes()
  assert.equal([wishes.value.assets.length, wishAsset(newAsset()), wishFilter('star=1')], [0, 20, 5])
})

test('to bid again opens the review of the asset as it is now; what cannot be read is said', async () => {
  const { api } = await returning()
  api.answers['/api/card/12'] = newCard({ place: 'contract', market: 'auction', price: '111' })
  await bidAgain('12')
  assert.equal([flow.value?.kind, flow.value?.asset?.price], ['bid', 111n * 10n ** 18n])
  flow.value = null
  api.troubles['/api/card/12'] = [{ code: 1400 }]
  await bidAgain('12')
  await quiet()
  assert.equal([flow.value, toasts.value.length], [null, 1])
})

/** The addresses that are asked for from here on, with their queries. */
function watchAddresses(): URL[] {
  const asked: URL[] = []
  const { fetch } = network
  network.fetch = (input, init) => {
    asked.push(new URL(String(input), 'http://localhost'))
    return fetch(input, init)
  }
  return asked
}

/** The provider answers a path after something else has happened. */
function meanwhile({ api }: Stage, path: string, happens: () => void, answer: object): void {
  Object.defineProperty(api.answers, path, {
    configurable: true,
    enumerable: true,
    get: () => {
      happens()
      return answer
    },
  })
}

test('a login that ends while it is looked keeps nothing of the look, for nobody', async () => {
  const stage = await returning()
  meanwhile(stage, FEED, forgetSession, feed(line('2'), line('1')))
  await lookAway()
  assert.is(awayCount.value, 0)
  await logIn()
  assert.equal(recallAway()?.news, [], 'Alice has still to be told')
  Object.defineProperty(stage.api.answers, FEED, { value: feed(line('2'), line('1')), writable: true })
  await later()
  await lookAway()
  assert.is(awayCount.value, 1)
})

test('a page that shows the news when the login ends shows them to nobody, whether the feed answers or not', async () => {
  for (const answer of [feed(line('2'), line('1')), { items: 'none' }]) {
    const stage = await returning()
    meanwhile(stage, FEED, forgetSession, answer)
    await showAway()
    assert.equal([awayNews.value.data, awayNews.value.error, awayCount.value], [null, null, 0])
    Object.defineProperty(stage.api.answers, FEED, { value: feed(line('2'), line('1')), writable: true })
    await logIn()
    await later()
    await showAway()
    assert.equal(shown(), ['line 2'], 'the next login is told')
  }
})

test('a page that still reads for Alice when Bob has logged in neither shows Bob’s news nor ends what he reads', async () => {
  const stage = await returning()
  await logIn(player({ userid: 'bob' }))
  await lookAway()
  await logIn()
  await later()
  const bobLogsIn = () => {
    forgetSession()
    user.value = player({ userid: 'bob' })
    awayNews.value = { data: null, busy: true, error: null }
  }
  meanwhile(stage, FEED, bobLogsIn, feed(line('2'), line('1')))
  await showAway()
  assert.equal(awayNews.value, { data: null, busy: true, error: null })
  awayNews.value = { data: null, busy: false, error: null }
})

test('a second tap while the news are read reads nothing twice', async () => {
  const { api } = await returning()
  const before = api.to(FEED).length
  await Promise.all([showAway(), showAway()])
  assert.is(api.to(FEED).length, before + 1)
})

test('news of a device without a look before are none, and damaged ones are looked for anew', async () => {
  const { api } = await returning()
  api.answers[FEED] = feed(line('2'), line('1'))
  writeItem('away alice', 'x')
  const page = showAway()
  assert.is(awayNews.value.data, null, 'nothing is claimed before the look')
  await page
  assert.equal([shown(), awayCount.value], [[], 0])
})

test('lists in view that failed, or have an older page, are read on from there', async () => {
  const { api } = await returning()
  api.answers[FEED] = { items: [line('3', { time: T + 900 }), line('2', { time: T + 800 })], next: 'older' }
  await loadActivities({ type: null, coin: null })
  await loadLegion()
  api.troubles[TEAM] = [{ code: 1400 }, { code: 1400 }]
  await loadLegion()
  assert.ok(legion.value.data && legion.value.error)
  api.troubles[TEAM] = []
  const before = [FEED, TEAM].map((path) => api.to(path).length)
  Object.assign(api.answers, { [FEED]: feed(line('1')), [TEAM]: team('3') })
  const asked = watchAddresses()
  await lookAway()
  assert.equal(
    [FEED, TEAM].map((path) => api.to(path).length),
    before.map((count) => count + 1),
  )
  assert.is(asked.find(({ pathname }) => pathname === FEED)?.searchParams.get('cursor'), 'older', 'not from the top')
  await showAway()
  assert.equal(shown().sort(), ['line 2', 'line 3', 'points 0'])
})

test('the wish whose look is longest ago goes first', async () => {
  const { api } = await returning()
  const wish = (id: string) => wishAsset(newAsset({ id, ownerId: 'u2', price: 100n * 10n ** 18n, market: 'sale' }))
  for (const id of ['w1', 'w2', 'w3']) {
    wish(id)
    api.answers[`/api/card/${id}`] = { ...newCard({ id, owner_id: 'u2' }), price: '100', market: 'sale' }
    await later()
  }
  for (const query of ['star=1', 'star=2']) wishFilter(query)
  api.answers[MARKET] = offers(pet('p1', '9'))
  await noteFilter('star=2')
  await later()
  const asked = watchAddresses()
  await lookAway()
  assert.equal(
    asked.flatMap(({ pathname }) => /^\/api\/card\/(w\d)/.exec(pathname)?.[1] ?? []),
    ['w1', 'w2', 'w3'],
  )
  assert.equal(
    asked.filter(({ pathname }) => pathname === MARKET).map(({ searchParams }) => searchParams.get('star')),
    ['1', '2'],
  )
})

test('filters that another tab has looked at first stay as it noted them', async () => {
  const stage = await returning()
  wishFilter('val6=pet')
  const [wish] = wishes.value.filters
  const noted = { ...wish, price: 5n, assetId: 'p0', lookedAt: T }
  const otherTab = () => writeItem('wishes alice', toAnswerText({ assets: [], filters: [noted] }))
  meanwhile(stage, MARKET, otherTab, offers(pet('p1', '9')))
  await noteFilter('val6=pet')
  assert.equal(wishes.value.filters, [noted])
})

test('filters that are taken back while they are looked at stay taken back', async () => {
  const stage = await returning()
  wishFilter('val6=pet')
  meanwhile(stage, MARKET, () => unwishFilter('val6=pet'), offers(pet('p1', '9')))
  await noteFilter('val6=pet')
  recallWishes()
  assert.equal(wishes.value.filters, [])
})

test.run()

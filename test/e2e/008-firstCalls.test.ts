import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { enter } from './support/control'
import { sandbox } from './support/sandbox'
import { settled } from './support/screens'
import { type Visit, type VisitOptions, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/firstCalls')
test.before(() => sandbox.reset())

const ERRORS = /Failed to load resource|ERR_|Failed to fetch/

interface Opening extends Visit {
  /** The provider's addresses that the page has asked for, in order. */
  asked: string[]
  /** Lets the app's scripts come. */
  letGo: () => void
}

/** A visit whose next page gets its scripts only when they are let go: until then it runs its first script alone. */
async function hold(who: 'visitor' | 'alice', options: VisitOptions = {}): Promise<Opening> {
  const stay = await (who === 'alice' ? enter('alice', '/floor.html', options) : visit('/floor.html', options))
  const { page } = stay
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/a/*.js', async (route) => {
    await isFree
    await route.continue().catch(Boolean)
  })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname.slice('/api/'.length) + search)
  })
  return { ...stay, asked, letGo: () => letGo() }
}

/** Opens an address up to the end of the page's first script. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.early)
}

/** Resolves when the page asks for what is asked for last, once its screen is complete. */
const isComplete = (page: Page) => page.waitForRequest('**/api/website/setting')

interface Row {
  path: string
  who?: 'visitor' | 'alice'
  locale?: string
  early: readonly string[]
  /** How what may follow begins: it depends on an answer, or nothing on the first screen waits for it. */
  later?: readonly string[]
}

const LIST = 'marketplace/list?camp=0&profession=0&sort=newest&grade_band=0&skill=0&tab=hero&star=0'
const USER = 'user/info'
const FEES = 'level/fee'
const HEROES = 'user/card/list?kind=hero'
/**
 * Shares of trades, and what happened while the player was away: looked for on any screen once it has its data; a slow
 * machine sees it within the row.
 */
const IN_QUIET = [
  'website/setting',
  'user/activities?type=13',
  'user/activities',
  'user/card/list?place=contract',
  'user/team',
  'user/invite_list',
]
/** What others like a player's own card cost: looked for in a quiet moment of the card's page. */
const SIMILAR = ['marketplace/list?sort=priceLow&']
/** An empty query says nothing. */
const isInQuiet = (url: string): boolean => IN_QUIET.includes(url.replace(/\?$/, ''))
const PLACES = ['website/servers', 'user/players']
/** The client's own request has an empty query. */
const OWN = /\/api\/user\/card\/list\??$/

/** Asset ids are of the seed, or given by the test. */
const rows = async (): Promise<Row[]> => {
  const give = (kind: 'dragon' | 'hero' | 'pet') =>
    sandbox.give('alice', { kind, place: kind === 'hero' ? 'wallet' : 'game' })
  const [dragon, hero, pet] = [await give('dragon'), await give('hero'), await give('pet')]
  return [
    { path: '/marketplace', who: 'visitor', early: [LIST] },
    { path: '/marketplace', who: 'visitor', locale: 'id-ID', early: [LIST] },
    { path: '/marketplace', early: [USER, LIST] },
    {
      path: '/marketplace?val1=2&val3=priceLow&val6=pet',
      who: 'visitor',
      early: ['marketplace/list?camp=2&profession=0&sort=priceLow&grade_band=0&skill=0&tab=pet&star=0'],
    },
    {
      path: '/marketplace?val2=3&star=5&search=a',
      who: 'visitor',
      early: ['marketplace/list?camp=0&profession=3&sort=newest&grade_band=0&skill=0&tab=hero&star=5'],
      // A search may have to look further.
      later: ['marketplace/list?'],
    },
    {
      path: '/marketplace?val4=2&val5=1&val6=dragon',
      who: 'visitor',
      early: ['marketplace/list?camp=0&profession=0&sort=newest&grade_band=2&skill=1&tab=dragon&star=0'],
    },
    { path: '/forget', who: 'visitor', early: [] },
    { path: '/coins', who: 'visitor', early: [] },
    { path: `/cardDetail?id=${hero.id}`, who: 'visitor', early: [] },
    { path: '/accountAccount', early: [USER, 'user/card/list'] },
    { path: '/accountAccount', locale: 'zh-TW', early: [USER, 'user/card/list'] },
    { path: '/accountAccount?kind=hero', early: [USER], later: ['user/card/list?kind=hero'] },
    { path: '/activity', early: [USER, 'user/activities'] },
    { path: `/compare?one=${hero.id}&other=${pet.id}`, early: [USER, `card/${hero.id}`, `card/${pet.id}`] },
    { path: '/activity?news=1', early: [USER, 'user/activities'] },
    // The book reads the feed to its end.
    { path: '/book', early: [USER, 'user/activities'], later: ['user/activities?cursor='] },
    {
      path: '/coins',
      locale: 'zh-TW',
      early: [USER, FEES, ...[7, 14, 51].map((type) => `user/activities?type=${type}`)],
      later: [USER, 'user/activities?type=8'],
    },
    { path: '/legion', early: [USER, 'user/team'] },
    { path: '/legion/ranks', early: [USER, 'integral/rank'] },
    { path: '/legion/history', early: [USER, 'integral/active'] },
    { path: '/servers', early: [USER, ...PLACES] },
    // The conditions of a summon depend on the player as they are now.
    { path: '/summon', early: [USER, ...PLACES, 'user/activities?type=20'], later: [USER] },
    { path: '/collectibles', early: [USER, HEROES], later: [`${HEROES}&cursor=`] },
    { path: '/activate', early: [USER, HEROES, FEES], later: [`${HEROES}&cursor=`] },
    { path: '/mint', early: [USER, FEES] },
    { path: '/hatch', early: [USER, FEES] },
    { path: '/dragong', early: [USER, 'user/dragons'], later: ['user/dragons/'] },
    // The poster's card, once the page has all that it shows.
    { path: '/shares', early: [USER, 'user/invite_list'], later: ['user/card/list'] },
    { path: '/setting', early: [USER], later: [USER] },
    // The chain alone tells.
    { path: '/allowances', early: [USER] },
    { path: `/dragonDetail?id=${dragon.id}`, early: [USER, `user/dragons/${dragon.id}`, FEES], later: SIMILAR },
    { path: `/cardDetail?id=${hero.id}`, early: [USER, `card/${hero.id}`, FEES], later: SIMILAR },
    {
      path: `/gun/pet/${pet.index_id}`,
      locale: 'id-ID',
      early: [USER, `card/${pet.index_id}`, FEES],
      later: SIMILAR,
    },
  ]
}

/** What a row's screen does otherwise than the row says. */
async function findDrift({ path, who = 'alice', locale = 'en-US', early, later = [] }: Row): Promise<string[]> {
  const { page, asked, letGo, close } = await hold(who, { locale })
  await open(page, path)
  const keys = await page.evaluate(() => Object.keys(window.early?.calls ?? {}))
  const first = keys.map((key) => (JSON.parse(key) as [string])[0].slice('/api/'.length))
  const complete = isComplete(page)
  letGo()
  await complete
  await settled(page)
  const unused = await page.evaluate(() =>
    // A call that was taken may leave its key.
    Object.entries<unknown>(window.early?.calls ?? {}).flatMap(([key, call]) => (call ? key : [])),
  )
  await close()
  const next = asked.filter((url, index) => !first.includes(url) || asked.indexOf(url) < index)
  const at = `${path} of ${who}, ${locale}`
  return [
    ...early.filter((url) => !first.includes(url)).map((url) => `${at}: ${url} is not asked ahead`),
    ...first.filter((url) => !early.includes(url)).map((url) => `${at}: ${url} is asked ahead`),
    ...unused.map((key) => `${at}: nobody used ${key}`),
    ...next
      .filter((url) => !isInQuiet(url) && !later.some((start) => url.startsWith(start)))
      .map((url) => `${at}: ${url} is asked a second time, or late`),
  ]
}

test('what the first script asks the provider for is what each screen asks for, and is used', async () => {
  const waiting = await rows()
  const found: string[] = []
  const lane = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) found.push(...(await findDrift(row)))
  }
  await Promise.all([lane(), lane(), lane()])
  assert.equal(found, [])
})

test('the server chosen on an earlier visit is named ahead, too', async () => {
  const { page, letGo, asked, close } = await hold('alice')
  await page.evaluate(() => localStorage.setItem('serverId', '1'))
  const request = page.waitForRequest(OWN)
  const complete = isComplete(page)
  await open(page, '/accountAccount')
  assert.is(await (await request).headerValue('server-id'), '1')
  letGo()
  await complete
  assert.is(asked.filter((url) => url === 'user/card/list').length, 1)
  await close()
})

test('a login kept for this tab alone counts', async () => {
  const { page, letGo, asked, close } = await hold('alice')
  await page.evaluate(() => {
    sessionStorage.setItem('token', localStorage.getItem('token') ?? '')
    localStorage.clear()
  })
  const complete = isComplete(page)
  await open(page, '/accountAccount')
  letGo()
  await complete
  assert.equal(asked.filter((url) => url !== 'website/setting').sort(), ['user/card/list', USER])
  await close()
})

test('another login, by the time the app runs, never sees the first one’s answer', async () => {
  const { page, letGo, asked, close } = await hold('alice')
  await open(page, '/accountAccount')
  const bob = await sandbox.tokenOf('bob')
  const own = page.waitForRequest(
    async (request) => OWN.test(request.url()) && (await request.headerValue('authorization')) === `Bearer ${bob}`,
  )
  await page.evaluate((token) => localStorage.setItem('token', token), bob)
  letGo()
  await own
  assert.is(asked.filter((url) => url === 'user/card/list').length, 2)
  await close()
})

for (const [what, spoil] of [
  [
    'storage is forbidden',
    `for (const name of ['localStorage', 'sessionStorage'])
       Object.defineProperty(self, name, { get() { throw new DOMException('no', 'SecurityError') } })`,
  ],
  ['the token is no header value', "localStorage.setItem('token', 'a\\nb')"],
  ['the token is not Latin', "localStorage.setItem('token', '代幣')"],
  [
    'the server is no header value',
    "localStorage.setItem('token', 'x'); localStorage.setItem('serverId', '伺服器\\n1')",
  ],
  ['the language is not known', "Object.defineProperty(navigator, 'language', { value: undefined })"],
  [
    'a wallet’s own fetch throws at first',
    'const own = fetch; let calls = 0; self.fetch = (...values) => { if (!calls++) throw new Error("not yet"); return own(...values) }',
  ],
] as const) {
  test(`the app starts where ${what}`, async () => {
    const { page, url, context, close } = await visit('/floor.html', { allowed: /./ })
    await context.addInitScript(spoil)
    await page.goto(`${url}/marketplace`)
    await page.getByRole('heading', { level: 1, name: 'Market' }).waitFor()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await close()
  })
}

for (const [what, reply, requests] of [
  ['a fault', { status: 500, json: { code: 500, msg: 'broken' } }, 3],
  ['a page', { contentType: 'text/html', body: '<h1>Accept the terms</h1>' }, 1],
  ['a way elsewhere', { status: 302, headers: { location: '/' } }, 3],
] as const) {
  test(`an answer ahead that is ${what} is shown and mended as any other`, async () => {
    const { page, letGo, asked, close } = await hold('alice', { allowed: ERRORS })
    const isList = (url: string) => url === 'user/card/list'
    await page.route(OWN, (route) => route.fulfill(reply))
    await open(page, '/accountAccount')
    letGo()
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
    await retry.waitFor()
    assert.is(asked.filter(isList).length, requests)
    await page.unroute(OWN)
    await retry.click()
    await page.getByRole('main').getByRole('list', { name: 'Assets' }).getByRole('listitem').first().waitFor()
    await close()
  })
}

test('an answer ahead that ends the login does so once', async () => {
  const { page, letGo, asked, close } = await hold('alice', { allowed: ERRORS })
  await page.evaluate(() => localStorage.setItem('token', 'worthless'))
  await open(page, '/accountAccount')
  letGo()
  await page.waitForURL('**/login')
  assert.is(await page.evaluate(() => localStorage.getItem('token')), null)
  assert.is(asked.filter((url) => url === USER).length, 1)
  assert.is(await page.getByRole('alert').filter({ hasText: /\w/ }).count(), 1)
  await close()
})

test('an answer ahead that never comes costs its own time-out and no more', async () => {
  const { page, letGo, close } = await hold('alice', { allowed: ERRORS })
  let requests = 0
  await page.route(OWN, (route) => (requests++ === 0 ? undefined : route.continue()))
  await page.clock.install()
  await open(page, '/accountAccount')
  letGo()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const again = page.waitForRequest(OWN)
  await page.clock.runFor(18_000)
  await again
  await page.getByRole('main').getByRole('list', { name: 'Assets' }).getByRole('listitem').first().waitFor()
  assert.is(requests, 2)
  await close()
})

test.run()

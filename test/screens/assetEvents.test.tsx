import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { config } from '../../src/config'
import AssetDetail from '../../src/screens/assetDetail/AssetDetail'
import { assetEvents } from '../../src/state/assetEvents'
import { fees, openAsset } from '../../src/state/assets'
import { token, user } from '../../src/state/session'
import { toasts } from '../../src/state/toasts'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap } from '../ui/page'
import { newCard } from './support/card'
import { until } from './support/until'
import { addAllTexts, change, fakeProvider, newUser, settle } from './support/world'

const test = suite('screens/assetEvents')
addAllTexts()

const ALICE = newUser().address
const BOB = '0xb0b0000000000000000000000000000000000002'
const HASH = `0x${'ab'.repeat(32)}`
const DAY = 86_400
const NOW = Math.floor(Date.now() / 1000)
const PATH = '/api/assets/history/12'

/** What the page watches for coming near: the player scrolls when a test says so. */
let watched: (() => void)[] = []
class Watch {
  constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    watched.push(() => this.seen([{ isIntersecting: true }]))
  }
  disconnect() {}
}

test.before(() => {
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: Watch })
})
test.before.each(() => {
  watched = []
  token.value = 't'
  user.value = newUser()
})
test.after.each(() => {
  cleanup()
  Object.assign(config, { explorer: '' })
  openAsset.value = { data: null, busy: false, error: null }
  fees.value = { data: null, busy: false, error: null }
  assetEvents.value = { data: null, busy: false, error: null }
  token.value = null
  user.value = null
  toasts.value = []
  history.replaceState(null, '', '/')
})

const line = (id: number, type: number, changes: object = {}) => ({
  id,
  type,
  name: 'Anything',
  address: BOB,
  nickname: '',
  two_address: '',
  amount: null,
  coin: 'MDS',
  time: NOW - id * DAY,
  hash: null,
  ...changes,
})
const trade = { token_id: '128', time: NOW - 3 * DAY, from: BOB, to: ALICE, price: '20', hash: HASH }
const bought = line(3, 3, { address: ALICE, two_address: BOB, amount: '20', hash: HASH })

/** The page of an asset; its activity once the player has come near. */
async function show(answer: unknown, card: object = {}): Promise<string[]> {
  history.replaceState(null, '', '/cardDetail?id=12')
  const asked = fakeProvider({ '/api/card/12': newCard(card), [PATH]: answer })
  render(<AssetDetail />)
  await until(() => watched.length > 0)
  return asked
}
const comeNear = () => change(() => watched[0]?.())
const lines = () => [...(allByRole('list', 'Activity')[0]?.children ?? [])].map(textOf)
const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ')
const text = () => textOf(document.body)
const timesAsked = (asked: string[]) => asked.filter((call) => call.includes('/assets/history')).length

test('it is read when the page is complete and the player comes near, not before', async () => {
  const asked = await show({ items: [line(1, 6)], next: null })
  await settle()
  byRole('heading', 'Activity')
  assert.is(timesAsked(asked), 0)
  comeNear()
  await until(() => lines().length === 1)
  assert.is(timesAsked(asked), 1)
})

test('what happened, at which price, who and when, newest first, a trade once', async () => {
  const items = [
    line(0, 17, { amount: '30.5' }),
    line(1, 11, { address: ALICE, amount: '25' }),
    bought,
    line(4, 6, { amount: '20' }),
    line(5, 16, { amount: '0.01', coin: 'BNB' }),
  ]
  await show({ items, next: null }, { trades: [trade] })
  comeNear()
  await until(() => lines().length > 0)
  for (const [index, words] of [
    /^Auction price changed ?30\.5 ?MDS ?By ?0xb0b…0002 ?Today, \d/,
    /^Auction started ?25 ?MDS ?By ?You ?Yesterday, \d/,
    /^Sold ?20 ?MDS ?From ?0xb0b…0002 ?To ?You ?\w{3}, \w{3} \d/,
    /^Put on sale ?20 ?MDS/,
    /^Minted ?0\.01 ?BNB/,
  ].entries())
    assert.match(lines()[index] ?? '', words)
  assert.is(lines().length, 5)
  assert.not.match(text(), /Trades only/)
})

test('a type that nobody knows, somebody without an address, and a line without anybody', async () => {
  const items = [
    line(0, 999, { name: 'Blessed' }),
    line(1, 998, { name: '' }),
    line(2, 16, { address: '', nickname: 'Carol' }),
    line(3, 1, { address: '' }),
  ]
  await show({ items, next: null })
  comeNear()
  await until(() => lines().length === 4)
  assert.match(lines()[0] ?? '', /^Blessed \(type 999\)/)
  assert.match(lines()[1] ?? '', /^Unknown activity \(type 998\)/)
  assert.match(lines()[2] ?? '', /By ?Carol/)
  assert.match(lines()[3] ?? '', /By ?–/)
})

test('of a provider that tells nothing else the trades, and that they are all', async () => {
  await show({ items: [], next: null }, { trades: [trade] })
  comeNear()
  await until(() => lines().length === 1)
  assert.match(text(), /Trades only: the game gave nothing else about it\./)
  assert.match(lines()[0] ?? '', /^Sold/)
})

test('nothing has happened; some of it cannot be read', async () => {
  await show({ items: [], next: null })
  comeNear()
  await until(() => /Nothing has happened with it yet\./.test(text()))
  cleanup()
  for (const each of [openAsset, assetEvents]) each.value = { data: null, busy: false, error: null }
  watched = []
  await show({ items: [line(1, 6), line(2, 6, { time: -1 })], next: null })
  comeNear()
  await until(() => lines().length === 1)
  assert.match(text(), /1 of the items here could not be shown/)
})

test('if it cannot be read, the trades stay, and it can be read again', async () => {
  let isDown = true
  const answer = () =>
    isDown ? new Response('{"code":1999,"msg":"Closed"}') : { items: [line(1, 6), bought], next: null }
  await show(answer, { trades: [trade] })
  comeNear()
  await until(() => allByRole('alert').length === 1)
  assert.match(textOf(byRole('alert')), /Its activity could not be loaded/)
  assert.is(lines().length, 1)
  assert.not.match(text(), /Trades only/)
  isDown = false
  tap(byRole('button', 'Try again'))
  await until(() => lines().length === 2)
  assert.equal(allByRole('alert'), [])
})

test('page by page: trades that are older than what is read wait for their page', async () => {
  const answer = ({ searchParams }: URL) =>
    searchParams.get('cursor') === 'c1'
      ? { items: [bought, line(9, 16)], next: null }
      : { items: [line(1, 6)], next: 'c1' }
  await show(answer, { trades: [trade] })
  comeNear()
  await until(() => lines().length === 1)
  tap(byRole('button', 'Load more'))
  await until(() => lines().length === 3)
  assert.match(lines()[1] ?? '', /^Sold/)
  assert.equal(allByRole('button', 'Load more'), [])
})

test('a link to each account and transaction in the explorer, and a tap that copies the whole address', async () => {
  Object.assign(config, { explorer: 'https://bscscan.com' })
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (each: string) => void copied.push(each) },
  })
  await show({ items: [bought], next: null }, { trades: [trade] })
  comeNear()
  await until(() => lines().length === 1)
  const links = allByRole('link', '0xb0b…0002: see it in the block explorer')
  // Of the owner, in the table of trades, and in the activity.
  assert.is(links.length, 3)
  for (const link of links) {
    const part = (name: string) => link.getAttribute(name)
    assert.equal([part('href'), part('rel')], [`https://bscscan.com/address/${BOB}`, 'noopener noreferrer'])
  }
  assert.is(allByRole('link', 'You: see it in the block explorer').length, 2)
  const transactions = allByRole('link', 'Transaction')
  assert.equal(
    transactions.map((link) => link.getAttribute('href')),
    [`https://bscscan.com/tx/${HASH}`, `https://bscscan.com/tx/${HASH}`],
  )
  tap(allByRole('button', 'Copy the address 0xb0b…0002')[0] as HTMLElement)
  await until(() => toasts.value.length === 1)
  tap(allByRole('button', 'Copy the link')[0] as HTMLElement)
  await until(() => toasts.value.length === 2)
  assert.equal(copied, [BOB, `https://bscscan.com/tx/${HASH}`])
  assert.is(toasts.value[0]?.text, 'frame.copied')
})

for (const [what, card, words] of [
  ['in the wallet an address, whatever its name', {}, /Owner ?0xb0b…0002/],
  ['in the contract too', { place: 'contract' }, /Owner ?0xb0b…0002/],
  ['in the game the player’s name', { place: 'game' }, /Owner ?Bob ?Activity/],
  ['in the game an address where there is no name', { place: 'game', owner_name: '' }, /Owner ?0xb0b…0002/],
  ['the player', { owner_id: 'u1', owner_address: ALICE }, /Owner ?You/],
  ['the player in the game', { place: 'game', owner_id: 'u1', owner_address: '' }, /Owner ?You ?Activity/],
] as const) {
  test(`the owner: ${what}`, async () => {
    await show({ items: [], next: null }, card)
    assert.match(text(), words)
  })
}

test.run()

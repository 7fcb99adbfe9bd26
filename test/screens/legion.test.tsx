import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import table from '../../i18n/en/legion.json'
import { addTexts } from '../../src/i18n'
import { History } from '../../src/screens/legion/History'
import { historyDays } from '../../src/screens/legion/historyDays'
import Legion from '../../src/screens/legion/Legion'
import { Ranks } from '../../src/screens/legion/Ranks'
import { Rules } from '../../src/screens/legion/Rules'
import { monthText } from '../../src/screens/legion/words'
import { clockSkew } from '../../src/state/clock'
import { legion, pointHistory, ranking, redemptions } from '../../src/state/legion'
import { user } from '../../src/state/session'
import { toasts } from '../../src/state/toasts'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from '../ui/page'
import { addAllTexts, fakeProvider, newUser, settle } from './support/world'

const test = suite('screens/legion')
addAllTexts()
addTexts('en', 'legion', table)

const nothing = { data: null, busy: false, error: null }
test.before.each(() => {
  user.value = newUser()
  legion.value = nothing
  ranking.value = nothing
  pointHistory.value = nothing
  redemptions.value = nothing
  clockSkew.value = 0
  toasts.value = []
})
test.after.each(() => {
  cleanup()
  user.value = null
})

const TEAM = '/api/user/team'
const REDEEM = '/api/receive/mds'
const newLegion = (change: object = {}) => ({
  level: 2,
  points: '12.5',
  received_mds: '3',
  challenge_levels: 30,
  direct_braves: 4,
  direct_knights: 0,
  redeemable_at: 0,
  items: [{ userid: 'u2', nickname: 'Bob', level: 1, points: '0.25', received_mds: '0' }],
  next: null,
  ...change,
})
const choose = (value: string) => {
  const radio = allByRole('radio').find((each) => (each as HTMLInputElement).value === value)
  if (!radio) throw new Error(`no choice ${value}`)
  tap(radio)
}
const text = () => textOf(document.body)
const soon = () => Math.floor(Date.now() / 1000) + 3600

test('level, rates, the way to the next level, points and members', async () => {
  fakeProvider({ [TEAM]: newLegion() })
  render(<Legion />)
  assert.match(byRole('status').textContent ?? '', /Loading…/)
  await settle()
  assert.match(text(), /Your level Brave/)
  assert.match(text(), /Of your own spending 6%/)
  assert.is(byRole('progressbar', 'On the way to Knight').getAttribute('aria-valuetext'), '4 of 6 braves')
  assert.ok(byRole('button', 'Redeem 12.50 MDS'))
  assert.match(textOf(byRole('table', 'Members')), /Bob Warrior 0\.25 0\.00 MDS/)
})

test('points are cut, never rounded up, and whole in their title', async () => {
  fakeProvider({ [TEAM]: newLegion({ points: '615.057886532' }) })
  render(<Legion />)
  await settle()
  assert.match(text(), /Points 615\.05 MDS/)
  assert.ok(document.querySelector('[title="615.057886532 MDS"]'))
  assert.ok(byRole('button', 'Redeem 615.05 MDS'))
})

test('points are redeemed, and what is true then is read anew', async () => {
  let data = newLegion()
  const asked = fakeProvider({
    [TEAM]: () => data,
    [REDEEM]: () => {
      data = newLegion({ points: '0', received_mds: '15.5', redeemable_at: soon() })
      return { id: '1', amount: '12.5', time: 1, redeemable_at: soon() }
    },
  })
  render(<Legion />)
  await settle()
  tap(byRole('button', 'Redeem 12.50 MDS'))
  await settle()
  assert.is(asked.filter((call) => call.startsWith('POST')).length, 1)
  assert.match(text(), /Redeemed so far 15\.5 MDS/)
  assert.match(text(), /no points to redeem/)
  assert.is(toasts.value[0]?.text, 'legion.redeemed')
})

test('a redemption whose answer got lost goes out again under the same key', async () => {
  const keys: (string | null)[] = []
  fakeProvider({ [TEAM]: newLegion() })
  const provider = globalThis.fetch
  globalThis.fetch = (async (input: string | URL | Request, init?: RequestInit) => {
    if (!String(input).includes(REDEEM)) return provider(input, init)
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    throw new TypeError('connection lost')
  }) as typeof fetch
  render(<Legion />)
  await settle()
  for (const _ of [1, 2]) {
    tap(byRole('button', 'Redeem 12.50 MDS'))
    await settle(12)
  }
  assert.is(keys.length, 2)
  assert.is(keys[0], keys[1])
})

test('P35: within 7 days there is a countdown by the server’s clock and no button', async () => {
  clockSkew.value = 1800
  fakeProvider({ [TEAM]: newLegion({ redeemable_at: soon() }) })
  render(<Legion />)
  await settle()
  assert.match(byRole('timer').textContent ?? '', /^(30:00|29:5\d)$/)
  assert.equal(allByRole('button'), [])
})

test('no members: the way to invite some; at the top: no bar', async () => {
  fakeProvider({ [TEAM]: newLegion({ level: 4, items: [] }) })
  render(<Legion />)
  await settle()
  assert.is(byRole('link', 'Invite friends').getAttribute('href'), '/shares')
  assert.match(text(), /highest level/)
  assert.equal(allByRole('progressbar'), [])
})

test('further members come at a tap', async () => {
  fakeProvider({
    [TEAM]: ({ searchParams }: URL) =>
      searchParams.get('cursor')
        ? newLegion({ items: [{ userid: 'u3', nickname: 'Carol', level: 1, points: '0', received_mds: '0' }] })
        : newLegion({ next: 'c' }),
  })
  render(<Legion />)
  await settle()
  tap(byRole('button', 'Load more'))
  await settle()
  assert.match(byRole('table', 'Members').textContent ?? '', /Bob.*Carol/)
})

test('what cannot be read is said, and asked for again', async () => {
  fakeProvider({ [TEAM]: () => new Response('{"code":1999,"msg":"Closed for repair"}') })
  render(<Legion />)
  await settle()
  assert.match(textOf(byRole('alert')), /could not be loaded Closed for repair/)
  fakeProvider({ [TEAM]: newLegion() })
  tap(byRole('button', 'Try again'))
  await settle()
  assert.ok(byRole('table', 'Members'))
})

test('the rules hold every rate and condition', () => {
  render(<Rules />)
  const rates = textOf(byRole('table', 'Points for what is spent'))
  assert.match(rates, /Warrior 0% 0% Brave 30 challenge levels 6% 0%/)
  assert.match(rates, /Knight 6 invited braves 8% 2% Baronet 6 invited knights 10% 3%/)
})

test('the ranking: three on the podium, the others in the table, one’s own row marked', async () => {
  const items = ['Bob', 'Carol', 'Dave', 'Alice'].map((nickname, index) => ({
    place: index + 1,
    userid: nickname === 'Alice' ? 'u1' : `p${index}`,
    nickname,
    level: 1,
    points: `${100 - index}.123`,
  }))
  fakeProvider({ '/api/integral/rank': { month: '2026-11', items, own: { place: 4, points: '97.123' } } })
  render(<Ranks />)
  await settle()
  assert.match(text(), /November 2026/)
  assert.equal(
    [...byRole('list', 'The best three').children].map((place) => textOf(place as HTMLElement)),
    ['1 Bob Warrior 100.12', '2 Carol Warrior 99.12', '3 Dave Warrior 98.12'],
  )
  assert.is(allByRole('row').length, 2)
  assert.match(textOf(document.querySelector('tr[aria-current]')), /^4 Alice \(You\) Warrior 97\.12$/)
  assert.match(text(), /Your place: 4 · points: 97\.12/)
})

test('a month without points is said', async () => {
  fakeProvider({ '/api/integral/rank': { month: '2026-11', items: [], own: null } })
  render(<Ranks />)
  await settle()
  assert.ok(byRole('heading', 'Nobody has points yet'))
  assert.is(monthText('soon'), 'soon')
})

test('the history by type, and what was redeemed', async () => {
  const point = { id: '1', type: 2, points: '1.5', userid: 'u2', nickname: 'Bob', time: 1_700_000_000 }
  const asked = fakeProvider({
    '/api/integral/active': { items: [point, { ...point, id: '2', type: 9, nickname: '' }], next: null },
    [REDEEM]: { items: [{ id: '1', amount: '7', time: 1_700_000_000 }], next: null },
  })
  render(<History />)
  await settle()
  assert.match(text(), /Nov(ember)? 1\d, 2023 \+3\.00 points Bob Spending reward · \d+:\d+ [AP]M \+1\.50 points/)
  assert.match(text(), /Other points \d+:\d+ [AP]M \+1\.50 points/)
  choose('referral')
  await settle()
  assert.is(asked[asked.length - 1], 'GET /api/integral/active?type=1')
  choose('redemptions')
  await settle()
  assert.match(text(), /2023 7\.00 MDS Redeemed for MDS \d+:\d+ [AP]M 7\.00 MDS/)
})

test('a day tells whether lines of it can be missing from its sum', () => {
  const line = { kind: 'referral', userid: 'u2', nickname: 'Bob', units: 2n } as const
  const at = (day: number, id: string) => ({ ...line, id, time: new Date(2026, 10, day, 12).getTime() / 1000 })
  const lines = [at(20, '1'), at(20, '2'), at(19, '3')]
  const totals = (isAll: boolean) => historyDays(lines, isAll).map(({ total, isWhole }) => [total, isWhole])
  assert.equal(totals(true), [
    [4n, true],
    [2n, true],
  ])
  assert.equal(totals(false), [
    [4n, true],
    [2n, false],
  ])
})

test('an empty history says so', async () => {
  fakeProvider({ '/api/integral/active': { items: [], next: null } })
  render(<History />)
  await settle()
  assert.ok(byRole('heading', 'Nothing here yet'))
})

test.run()

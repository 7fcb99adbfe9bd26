import '../support/config'
import '../support/render'
import { act } from 'preact/test-utils'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ACTIVITY_TYPES } from '../../src/domain/activity'
import { ACTIVITY_CHOICES, activityPath, codesOf, toActivityFilter } from '../../src/domain/activityFilter'
import Activity from '../../src/screens/activity/Activity'
import { changeOf } from '../../src/screens/activity/change'
import { daysOf } from '../../src/screens/activity/days'
import { plainText, typeWord } from '../../src/screens/activity/words'
import { activities } from '../../src/state/activities'
import { toasts } from '../../src/state/toasts'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from '../ui/page'
import { newRecord } from './support/activityRecord'
import { MDS } from './support/asset'
import { addAllTexts, fakeProvider, settle } from './support/world'

const test = suite('screens/activity')
addAllTexts()

const nothing = { data: null, busy: false, error: null }
test.before.each(() => {
  history.replaceState(null, '', '/activity')
  activities.value = nothing
})
test.after.each(cleanup)

const PATH = '/api/user/activities'
let count = 0
const newWire = (change: object = {}) => ({
  id: String(++count),
  type: 4,
  name: '',
  assets_id: '12',
  amount: '100',
  two_amount: '97.5',
  fee: '2.5',
  coin: 'MDS',
  two_address: '0xb0b0000000000000000000000000000000000002',
  two_userid: 'u2',
  nftname: 'Ashen Warden',
  tokenid: '128',
  index_id: '12',
  time: Math.floor(Date.now() / 1000) - count,
  hash: `0x${'ab'.repeat(32)}`,
  ...change,
})
const show = async (...items: unknown[]) => {
  fakeProvider({ [PATH]: { items, next: null } })
  render(<Activity />)
  await settle()
}
const lines = () => allByRole('listitem').map((line) => textOf(line))

test('waits with the shape of lines', () => {
  fakeProvider({ [PATH]: () => new Promise(() => {}) })
  render(<Activity />)
  assert.match(byRole('status').textContent ?? '', /Loading…/)
})

test('says that nothing has happened yet', async () => {
  await show()
  assert.ok(byRole('heading', 'Nothing has happened yet'))
})

test('what cannot be read is said, and asked for again', async () => {
  fakeProvider({ [PATH]: () => new Response('{"code":1999,"msg":"Closed for repair"}') })
  render(<Activity />)
  await settle()
  assert.match(textOf(byRole('alert')), /could not be loaded Closed for repair/)
  fakeProvider({ [PATH]: { items: [newWire()], next: null } })
  tap(byRole('button', 'Try again'))
  await settle()
  assert.is(lines().length, 1)
})

test('a long amount is cut in the list, and whole in its details', async () => {
  await show(newWire({ two_amount: '97.123456789' }))
  const [line = ''] = lines()
  assert.match(line, /^Sold \+97\.1234 MDS Ashen Warden/)
  assert.match(line, /Amount \+97\.123456789 MDS/)
})

test('a sale adds what the seller received, and tells price, fee and the other player', async () => {
  await show(newWire())
  const [line = ''] = lines()
  assert.match(line, /^Sold \+97\.5 MDS Ashen Warden/)
  assert.match(line, /Price 100 MDS/)
  assert.match(line, /Fee 2\.5 MDS/)
  assert.match(line, /Other player 0xb0b…0002/)
  assert.match(line, /Transaction 0xaba…abab/)
})

test('a line leads to the page of its asset', async () => {
  await show(newWire({ type: 13, assets_id: '1061', nftname: 'Hollow Aegis' }), newWire({ assets_id: '', nftname: '' }))
  const links = allByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/cardDetail'))
  assert.equal(
    links.map((link) => [link.textContent, link.getAttribute('href')]),
    [['Hollow Aegis', '/cardDetail?id=1061']],
  )
})

test('a withdrawal tells how it was settled', async () => {
  const plain = { hash: null, nftname: '', tokenid: '', two_address: '', fee: '1' }
  const time = Math.floor(Date.now() / 1000)
  await show(
    newWire({ ...plain, type: 8, amount: '90', two_amount: '0', time: time - 10 }),
    newWire({ ...plain, type: 8, amount: '50', two_amount: '50', time: time - 20 }),
    newWire({ ...plain, type: 7, amount: '90', two_amount: '0', time: time - 30 }),
    newWire({ ...plain, type: 7, amount: '50', two_amount: '0', time: time - 40 }),
    newWire({ ...plain, type: 14, coin: 'MDV', amount: '3', two_amount: '0', time: time - 50 }),
  )
  const [rejected = '', approved = '', first = '', second = '', open = ''] = lines()
  assert.match(rejected, /Withdrawal rejected, coins returned \+91 MDS/)
  assert.match(approved, /Withdrawal approved.*Paid out 50 MDS/)
  assert.match(first, /Withdrawal submitted −91 MDS Rejected/)
  assert.match(second, /Withdrawal submitted −51 MDS Approved/)
  assert.match(open, /Withdrawal submitted −4 MDV Under review.*Arrives by/)
})

test('older lines come at a tap', async () => {
  fakeProvider({
    [PATH]: ({ searchParams }: URL) =>
      searchParams.get('cursor') ? { items: [newWire()], next: null } : { items: [newWire(), newWire()], next: 'c' },
  })
  render(<Activity />)
  await settle()
  tap(byRole('button', 'Load more'))
  await settle()
  assert.is(lines().length, 3)
  assert.match(document.body.textContent ?? '', /End of list/)
})

test('a line is copied as text, or the truth is told', async () => {
  await show(newWire())
  toasts.value = []
  tap(byRole('button', 'Copy as text'))
  await settle()
  assert.match(String(toasts.value[0]?.text), /^frame\.(copied|notCopied)$/)
})

test('every type has a word, and an unknown code its number', () => {
  for (const code of Object.keys(ACTIVITY_TYPES)) {
    assert.not.match(typeWord(newRecord({ type: Number(code) })), /activity\./, code)
  }
  assert.is(typeWord(newRecord({ type: 99 })), 'Unknown activity (type 99)')
  assert.is(typeWord(newRecord({ type: 99, name: 'Moon festival' })), 'Moon festival (type 99)')
})

test('what a line adds or takes', () => {
  const change = (type: number, twoAmount = 0n) => {
    const { direction, units } = changeOf(newRecord({ type, twoAmount }))
    return `${direction} ${units / MDS}`
  }
  assert.is(change(4, 97n * MDS), 'in 97')
  assert.is(change(3), 'out 100')
  assert.is(change(6), 'none 100')
  assert.is(change(7), 'out 100')
  assert.is(change(8, 99n * MDS), 'none 0')
  assert.is(change(8), 'in 100')
  assert.is(change(99), 'none 100')
})

test('days are the reader’s own', () => {
  const now = new Date(2026, 10, 20, 0, 30)
  const at = (...date: [number, number, number, number]) => newRecord({ time: +new Date(...date) / 1000 })
  const days = daysOf([at(2026, 10, 20, 0), at(2026, 10, 19, 23), at(2026, 10, 1, 9), at(2025, 10, 1, 9)], now)
  assert.equal(
    days.map(({ title }) => title),
    ['Today', 'Yesterday', 'Sun, November 1', 'Sat, November 1, 2025'],
  )
})

test('the text of a line has all that support needs', () => {
  const text = plainText(newRecord({ nftName: 'Frostfang', tokenId: '9', hash: '0xab', twoAddress: '0xb', fee: MDS }))
  assert.match(text, / · Sold · Frostfang · No\. 9 · \+100 MDS · Fee 1 MDS · 0xb · 0xab · #1$/)
})

const choose = (name: string, value: string) => {
  const select = byRole('combobox', name) as HTMLSelectElement
  act(() => {
    select.value = value
    select.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('a type and a coin narrow the feed; the address keeps them', async () => {
  const asked = fakeProvider({ [PATH]: { items: [newWire()], next: null } })
  render(<Activity />)
  await settle()
  choose('Type', 'buy')
  await settle()
  choose('Coin', 'USDT')
  await settle()
  assert.is(location.search, '?type=buy&coin=USDT')
  assert.equal(asked, [`GET ${PATH}`, `GET ${PATH}?type=3`, `GET ${PATH}?type=3&coin=USDT`])
  choose('Type', '')
  choose('Coin', '')
  await settle()
  assert.is(location.search, '')
})

test('a withdrawal is asked for by all of its codes, put together by time, each to its own end', async () => {
  history.replaceState(null, '', '/activity?type=withdrawal')
  const lines: Record<string, object> = {
    7: { items: [newWire({ type: 7, time: 1_700_000_000 })], next: 'older' },
    8: { items: [newWire({ type: 8, two_amount: '100', time: 1_700_000_900 })], next: null },
    older: { items: [newWire({ type: 7, amount: '55', time: 1_600_000_000 })], next: null },
  }
  const asked = fakeProvider({
    [PATH]: ({ searchParams }: URL) =>
      lines[searchParams.get('cursor') ?? searchParams.get('type') ?? ''] ?? { items: [], next: null },
  })
  render(<Activity />)
  await settle()
  assert.equal(asked.map((each) => each.split('type=')[1]).sort(), ['14', '15', '51', '53', '7', '8'])
  assert.match(allByRole('listitem')[0]?.textContent ?? '', /^Withdrawal approved/)
  assert.match(allByRole('listitem')[1]?.textContent ?? '', /^Withdrawal submitted.*Approved/)
  asked.length = 0
  tap(byRole('button', 'Load more'))
  await settle()
  assert.equal(asked, [`GET ${PATH}?type=7&cursor=older`])
  assert.match(allByRole('listitem')[2]?.textContent ?? '', /55 MDS/)
  assert.match(document.body.textContent ?? '', /End of list/)
})

test('nothing under a filter leads back to all', async () => {
  history.replaceState(null, '', '/activity?type=hatch&coin=HFH')
  fakeProvider({ [PATH]: { items: [], next: null } })
  render(<Activity />)
  await settle()
  assert.ok(byRole('heading', 'Nothing of this kind'))
  assert.is(byRole('link', 'Show all').getAttribute('href'), '/activity')
})

test('every type that a line can have can be chosen, and a strange address is all', () => {
  const chosen = ACTIVITY_CHOICES.map(codesOf)
  assert.equal(
    chosen.flat().sort((one, other) => one - other),
    Object.keys(ACTIVITY_TYPES).map(Number),
  )
  for (const type of [null, ...ACTIVITY_CHOICES])
    for (const coin of [null, 'MDV'] as const)
      assert.equal(toActivityFilter(activityPath({ type, coin }).split('?')[1] ?? ''), { type, coin })
  assert.equal(toActivityFilter('type=steal&coin=DOGE'), { type: null, coin: null })
})

test.run()

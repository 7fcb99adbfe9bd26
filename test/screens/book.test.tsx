import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import table from '../../i18n/en/book.json'
import { addTexts } from '../../src/i18n'
import Book from '../../src/screens/book/Book'
import { csvOf } from '../../src/screens/book/csvOf'
import { bookLines } from '../../src/state/book'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from '../ui/page'
import { newRecord } from './support/activityRecord'
import { MDS } from './support/asset'
import { addAllTexts, fakeProvider, settle } from './support/world'

const test = suite('screens/book')
addAllTexts()
addTexts('en', 'book', table)

test.before.each(() => {
  bookLines.value = { data: null, busy: false, error: null }
})
test.after.each(cleanup)

const PATH = '/api/user/activities'
let count = 0
const newWire = (change: object) => ({
  id: String(++count),
  type: 3,
  name: '',
  assets_id: '',
  amount: '100',
  two_amount: '0',
  fee: '0',
  coin: 'MDS',
  two_address: '',
  two_userid: '',
  nftname: '',
  tokenid: '',
  index_id: '',
  time: Date.UTC(2026, 10, 15, 12) / 1000,
  hash: null,
  ...change,
})
const text = () => textOf(document.body)
const rowsOf = (name: string) =>
  [...byRole('table', name).querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => textOf(cell)),
  )

test('reads the feed to its end, and reckons by month and asset', async () => {
  const pages: Record<string, object> = {
    '': {
      items: [
        newWire({ type: 4, amount: '200', two_amount: '190', assets_id: '7', nftname: 'Warden' }),
        newWire({ type: 9, amount: '40' }),
      ],
      next: 'a',
    },
    a: { items: [newWire({ type: 13, amount: '0.5', assets_id: '8', nftname: 'Aegis' })], next: 'b' },
    b: {
      items: [newWire({ amount: '150', assets_id: '7', nftname: 'Warden', time: Date.UTC(2026, 9, 15, 12) / 1000 })],
      next: null,
    },
  }
  const asked = fakeProvider({ [PATH]: (url: URL) => pages[url.searchParams.get('cursor') ?? ''] })
  render(<Book />)
  await settle(12)
  assert.equal(asked, [`GET ${PATH}`, `GET ${PATH}?cursor=a`, `GET ${PATH}?cursor=b`])
  assert.match(text(), /Net result \+40\.50 MDS/)
  assert.match(text(), /Came in \+190\.50 Sales \+190\.00 Shares of trades \+0\.50 .*Went out −150\.00 Spent −150\.00/)
  assert.match(text(), /10 MDS was kept from your sales/)
  assert.equal(rowsOf('By month, MDS'), [
    ['November 2026', '+190.50', '0.00', '+190.50'],
    ['October 2026', '−150.00', '−150.00', '0.00'],
  ])
  assert.equal(rowsOf('By asset, MDS'), [
    ['Warden', '+40.00', '−150.00', '+190.00'],
    ['Aegis', '+0.50', '0.00', '+0.50'],
  ])
  assert.is(byRole('link', 'Warden').getAttribute('href'), '/cardDetail?id=7')
})

test('coins are not added up with each other', async () => {
  fakeProvider({ [PATH]: { items: [newWire({ amount: '30' }), newWire({ amount: '2', coin: 'MDV' })], next: null } })
  render(<Book />)
  await settle()
  assert.match(text(), /−30\.00 MDS/)
  const chip = allByRole('radio').find((each) => (each as HTMLInputElement).value === 'MDV')
  tap(chip as HTMLElement)
  assert.match(text(), /−2\.00 MDV/)
  assert.not.match(text(), /−30\.00 MDS/)
})

test('all digits are a tap away', async () => {
  fakeProvider({
    [PATH]: { items: [newWire({ amount: '16.017000000000000001', assets_id: '7', nftname: 'Warden' })], next: null },
  })
  render(<Book />)
  await settle()
  assert.equal(rowsOf('By asset, MDS'), [['Warden', '−16.01', '−16.01', '0.00']])
  tap(byRole('button', 'Show all digits'))
  assert.equal(rowsOf('By asset, MDS'), [['Warden', '−16.017000000000000001', '−16.017000000000000001', '0']])
  assert.match(text(), /Net result −16\.017000000000000001 MDS/)
  tap(byRole('button', 'Show two digits'))
  assert.equal(rowsOf('By asset, MDS'), [['Warden', '−16.01', '−16.01', '0.00']])
})

test('what was read stays when a later page fails, and says that it is not all', async () => {
  let isDown = true
  fakeProvider({
    [PATH]: (url: URL) => {
      if (!url.searchParams.get('cursor')) return { items: [newWire({})], next: 'a' }
      return isDown ? new Response('{"code":501,"msg":"Down"}', { status: 501 }) : { items: [newWire({})], next: null }
    },
  })
  render(<Book />)
  await settle(12)
  assert.match(text(), /Not everything could be read/)
  assert.match(text(), /−100\.00 MDS/)
  isDown = false
  tap(byRole('button', 'Try again'))
  await settle(12)
  assert.not.match(text(), /Not everything could be read/)
  assert.match(text(), /−200\.00 MDS/)
})

test('a feed without an end stops after 40 pages, and goes on at a tap', async () => {
  const asked = fakeProvider({
    [PATH]: (url: URL) => ({ items: [newWire({})], next: `${Number(url.searchParams.get('cursor') ?? 0) + 1}` }),
  })
  render(<Book />)
  await settle(100)
  assert.is(asked.length, 40)
  assert.match(text(), /Older activity is not reckoned in yet/)
  tap(byRole('button', 'Read older activity'))
  await settle(20)
  assert.ok(asked.length > 41)
})

test('nothing earned or spent: says so, with a way on', async () => {
  fakeProvider({ [PATH]: { items: [newWire({ type: 9 })], next: null } })
  render(<Book />)
  await settle()
  assert.match(text(), /Nothing to reckon yet/)
  byRole('link', 'To the market')
})

test('the text to copy has every booked line, with points and UTC times', () => {
  const csv = csvOf([
    newRecord({ amount: 200n * MDS, twoAmount: 190n * MDS, nftName: '=HYPERLINK("x")', tokenId: '12', time: 0 }),
    newRecord({ type: 9 }),
  ])
  const [head = '', line = '', ...rest] = csv.split('\r\n')
  assert.match(head, /^Time,What,NFT,Token ID,Coin,Spent,Sales,/)
  assert.is(line, `1970-01-01T00:00:00.000Z,sell,"'=HYPERLINK(""x"")",12,MDS,,190,,,10,,`)
  assert.equal(rest, [])
})

test.run()

import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import table from '../../i18n/en/shares.json'
import { loadInvites } from '../../src/actions/load/loadInvites'
import { addTexts } from '../../src/i18n'
import Shares from '../../src/screens/shares/Shares'
import { shareLink } from '../../src/screens/shares/shareLink'
import { useBestCard } from '../../src/screens/shares/useBestCard'
import { invites } from '../../src/state/invites'
import { user } from '../../src/state/session'
import { toasts } from '../../src/state/toasts'
import { qrPath } from '../../src/ui/qr/qrPath'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { byRole, tap } from '../ui/page'
import { newCard } from './support/card'
import { addAllTexts, fakeProvider, newUser, settle, until } from './support/world'

const test = suite('screens/shares')
addAllTexts()
addTexts('en', 'shares', table)

test.before.each(() => {
  user.value = newUser({ inviteCode: 'ALICE42', shareUrl: 'https://game.example/login?invite_code=ALICE42' })
  invites.value = { data: null, busy: false, error: null }
  toasts.value = []
})
test.after.each(() => {
  cleanup()
  user.value = null
})

/** Draws nothing: the page's engine here has no canvas. */
const pen: object = new Proxy({}, { get: () => () => ({ addColorStop: () => {} }), set: () => true })
Object.assign(globalThis, { Path2D: class {} })
Object.assign(HTMLCanvasElement.prototype, { getContext: () => pen, toDataURL: () => 'data:image/png;base64,AA' })

const LIST = '/api/user/invite_list'
const COLLECT = '/api/message/collect'
const newList = (change: object = {}) => ({
  items: [
    { userid: 'u3', nickname: 'Carol', joined_at: 1_700_000_000, state: 0, activated_at: null },
    { userid: 'u2', nickname: 'Bob', joined_at: 1_600_000_000, state: 1, activated_at: 1_600_086_400 },
  ],
  next: null,
  invited: 2,
  activated: 1,
  tickets: 3,
  ...change,
})
const text = () => textOf(document.body)
const show = async (replies: Record<string, unknown> = { [LIST]: newList() }) => {
  const asked = fakeProvider(replies)
  render(<Shares />)
  await settle()
  return asked
}

test('code, link, QR code, counts and the invited with their states', async () => {
  await show()
  assert.ok(byRole('button', 'Copy the code ALICE42'))
  assert.match(text(), /https:\/\/game\.example\/login\?invite_code=ALICE42/)
  await until(() => document.querySelector('img[alt="QR code of your link"]') !== null)
  assert.ok(byRole('img', 'QR code of your link'))
  assert.match(text(), /2 Invited|Invited 2/)
  const list = textOf(byRole('table', 'Who you invited'))
  assert.match(list, /Carol Not activated Nov 14, 2023/)
  assert.match(list, /Bob Activated Sep 14, 2020 Sep 13, 2020/)
})

const CARDS = '/api/user/card/list'
const seen: Array<string | undefined> = []
function Probe() {
  seen.push(useBestCard())
  return null
}

test('the poster gets the best card of all pages, asked for only when the page has what it shows', async () => {
  seen.length = 0
  const asked = fakeProvider({
    [LIST]: newList(),
    [CARDS]: (url: URL) =>
      url.searchParams.get('cursor')
        ? { items: [newCard({ id: '7', grade: 22, camp: 2 }), newCard({ id: '8', grade: 22, star: 0 })], next: null }
        : { items: [newCard({ id: '5', grade: 12 })], next: 'more' },
  })
  render(<Probe />)
  await settle()
  assert.equal(asked, [])
  await loadInvites()
  await until(() => seen.at(-1) !== undefined)
  assert.match(seen.at(-1) ?? '', /^\/art\/hero-2-5[ab]\.svg$/)
  assert.equal(asked.filter((call) => call.includes(CARDS)).length, 2)
})

test('a player without a card, or whose cards cannot be read, gets a drawn one', async () => {
  for (const reply of [{ items: [], next: null }, () => new Response('{"code":1999,"msg":"Closed"}')]) {
    seen.length = 0
    fakeProvider({ [LIST]: newList(), [CARDS]: reply })
    render(<Probe />)
    await loadInvites()
    await until(() => seen.at(-1) !== undefined)
    assert.is(seen.at(-1), '/art/dragon-1-5b3.svg')
    cleanup()
  }
})

test('who was invited themselves sees the code; nobody else is told of one', async () => {
  await show()
  assert.not(/You were invited/.test(text()))
  cleanup()
  user.value = newUser({ inviterCode: 'BOB77' })
  await show()
  assert.match(text(), /You were invited with the code BOB77\./)
})

test('an address that is no https one never stands in the QR code', () => {
  const own = 'http://localhost/login?invite_code=ALICE42'
  assert.is(shareLink({ shareUrl: 'javascript:alert(1)', inviteCode: 'ALICE42' }), own)
  assert.is(shareLink({ shareUrl: '', inviteCode: 'ALICE42' }), own)
})

test('one ticket is not called tickets', async () => {
  await show({ [LIST]: newList({ tickets: 1 }) })
  assert.match(text(), /Summon ticket(?!s)/)
})

test('the truth about copying is told', async () => {
  await show()
  tap(byRole('button', 'Copy the link'))
  await settle()
  assert.match(String(toasts.value[0]?.text), /^frame\.(copied|notCopied)$/)
})

test('what was collected is said, and so is that nothing was', async () => {
  let coins: object = { MDS: '5' }
  let tickets = 2
  await show({ [LIST]: newList(), [COLLECT]: () => ({ tickets, coins }) })
  tap(byRole('button', 'Collect'))
  await settle()
  assert.match(text(), /Collected: summon tickets: 2, 5 MDS\./)
  coins = {}
  tickets = 0
  tap(byRole('button', 'Collect'))
  await settle()
  assert.match(text(), /Nothing is waiting right now/)
})

test('nobody invited yet', async () => {
  await show({ [LIST]: newList({ items: [], invited: 0, activated: 0 }) })
  assert.ok(byRole('heading', 'Nobody yet'))
})

test('what cannot be read is said, and asked for again', async () => {
  await show({ [LIST]: () => new Response('{"code":1999,"msg":"Closed for repair"}') })
  assert.match(textOf(byRole('alert')), /could not be loaded Closed for repair/)
  fakeProvider({ [LIST]: newList() })
  tap(byRole('button', 'Try again'))
  await settle()
  assert.ok(byRole('table', 'Who you invited'))
})

test('older ones come at a tap', async () => {
  await show({
    [LIST]: ({ searchParams }: URL) =>
      searchParams.get('cursor') ? newList() : newList({ items: [newList().items[0]], next: 'c' }),
  })
  tap(byRole('button', 'Load more'))
  await settle()
  assert.is(byRole('table', 'Who you invited').querySelectorAll('tbody tr').length, 3)
})

test('a QR code has its three corners and a quiet zone', () => {
  const { size, path } = qrPath('https://game.example/')
  assert.is((size - 8 - 17) % 4, 0)
  assert.ok(path.startsWith('M4 4h7v1h-7z'))
  assert.match(path, new RegExp(`M${size - 11} 4h7v1`))
  assert.match(path, new RegExp(`M4 ${size - 5}h7v1`))
})

test.run()

import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import table from '../../i18n/en/coins.json'
import type { ActivityWire } from '../../src/api/activity'
import type { UserWire } from '../../src/api/user'
import { addTexts } from '../../src/i18n'
import Coins from '../../src/screens/coins/Coins'
import { fees, walletBalances } from '../../src/state/assets'
import { clockSkew } from '../../src/state/clock'
import { coinMoves } from '../../src/state/coinMoves'
import { flow } from '../../src/state/flow'
import { sessionEpoch, token, user } from '../../src/state/session'
import { toasts } from '../../src/state/toasts'
import { withdrawals } from '../../src/state/withdrawals'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'
import { nodeWith, watchKeys } from './support/balances'
import { newUserWire } from './support/userWire'
import { addAllTexts, fakeProvider, newUser, settle, until } from './support/world'

const test = suite('screens/coins')
addAllTexts()
addTexts('en', 'coins', table)

const ADDRESS = '0xa11ce00000000000000000000000000000000001'
const nothing = { data: null, busy: false, error: null }
const now = () => Math.floor(Date.now() / 1000)

const player = (change: Partial<UserWire> = {}) =>
  newUserWire({ coins: { MDS: '3000', MDV: '50', USDT: '900.25' }, ...change })
const newFees = (nextWithdrawAt = 0) => ({
  sale_fee_bps: 250,
  withdraw: [
    { coin: 'MDS', minimum: '20', fee: '1' },
    { coin: 'MDV', minimum: '2', fee: '0.1' },
    { coin: 'USDT', minimum: '10', fee: '0.5' },
  ],
  deposit: [{ coin: 'MDS', minimum: '10' }],
  account_activation: '1',
  asset_activation: [],
  mint: [],
  next_withdraw_at: nextWithdrawAt,
})
const line = (change: Partial<ActivityWire>): ActivityWire => ({
  id: '1',
  type: 7,
  name: '',
  assets_id: '',
  amount: '100',
  two_amount: '0',
  fee: '1',
  coin: 'MDS',
  two_address: '',
  two_userid: '',
  nftname: '',
  tokenid: '',
  index_id: '',
  time: 1_700_000_000,
  hash: null,
  ...change,
})
/** The activity feed, by the type that is asked for. */
const feed =
  (lines: readonly ActivityWire[]) =>
  ({ searchParams }: URL) => ({
    items: lines.filter(({ type }) => type === Number(searchParams.get('type'))),
    next: null,
  })
const replies = (change: Record<string, unknown> = {}) => ({
  '/api/user/info': player(),
  '/api/level/fee': newFees(),
  '/api/user/activities': feed([]),
  '/api/assets/history': { items: [], next: null },
  '/sandbox/rpc': nodeWith(5n * 10n ** 18n),
  ...change,
})

test.before.each(() => {
  // Each test is a session of its own.
  sessionEpoch.value++
  token.value = 't'
  user.value = newUser({ address: ADDRESS, coins: { MDS: 3000n * 10n ** 18n, MDV: 50n * 10n ** 18n } })
  fees.value = nothing
  walletBalances.value = nothing
  withdrawals.value = nothing
  coinMoves.value = nothing
  clockSkew.value = 0
  toasts.value = []
})
test.after.each(() => {
  cleanup()
  user.value = null
  flow.value = null
  history.replaceState(null, '', '/')
})

const text = () => textOf(document.body)
const field = (name: string) => byRole('textbox', name)
const password = () => document.querySelector('input[type=password]') as HTMLElement
const alerts = () => allByRole('alert').map((alert) => textOf(alert))

/** Opens the page at an address, once all of it is there. */
async function show(query = '', change: Record<string, unknown> = {}): Promise<string[]> {
  history.replaceState(null, '', `/coins${query}`)
  const asked = fakeProvider(replies(change))
  render(<Coins />)
  await until(() => walletBalances.value.data !== null && !walletBalances.value.busy)
  await until(() => !withdrawals.value.busy && !fees.value.busy)
  // The withdrawal's form is loaded by itself.
  await import('../../src/screens/coins/WithdrawTask')
  await settle()
  return asked
}
/** Fills the form and sends it as far as the question. */
async function ask(amount: string, fundPassword = 'alice-fund-1'): Promise<void> {
  type(field('Amount'), amount)
  type(password(), fundPassword)
  tap(byRole('button', 'Check and withdraw'))
  await settle(1)
}
const confirm = async () => {
  tap(byRole('alertdialog').querySelector('[data-kind=primary]') as HTMLElement)
  await settle(12)
}

test('until the player is known a skeleton stands there', () => {
  user.value = null
  fakeProvider({})
  render(<Coins />)
  assert.match(textOf(byRole('status')), /Loading…/)
  assert.is(document.querySelectorAll('[aria-busy=true]').length, 1)
})

test('a player who cannot be read is said, and asked for again', async () => {
  user.value = null
  fakeProvider(replies({ '/api/user/info': () => new Response('{"code":1999,"msg":"Closed for repair"}') }))
  render(<Coins />)
  await settle()
  assert.match(alerts().join(), /could not be loaded Closed for repair/)
  fakeProvider(replies())
  tap(byRole('button', 'Try again'))
  await settle()
  assert.ok(byRole('list', 'All coins'))
})

test('all six coins: in the wallet, in the game, frozen apart', async () => {
  await show('', { '/api/user/info': player({ frozen_coins: { MDS: '101' } }) })
  const rows = [...byRole('list', 'All coins').children].map((row) => textOf(row))
  assert.is(rows.length, 6)
  assert.is(rows[0], 'BNB In the wallet 5 In the game — not kept here Frozen — not kept here')
  assert.is(rows[1], 'MDS In the wallet 5 In the game 3,000 Frozen 101')
  assert.match(rows[5] ?? '', /^USDT In the wallet .* In the game 900\.25 Frozen 0$/)
  assert.is(byRole('list', 'All coins').querySelectorAll('a > [data-coin]').length, 6)
})

test('a balance that cannot be read is a dash, never a zero, and can be read again', async () => {
  await show('', { '/sandbox/rpc': () => new Response('down', { status: 500 }) })
  assert.match(textOf(byRole('list', 'All coins').children[1]), /In the wallet — not read In the game/)
  fakeProvider(replies())
  tap(byRole('button', 'Read again'))
  await until(() => /In the wallet 5 In the game/.test(textOf(byRole('list', 'All coins').children[1])))
})

test('the address opens a coin; BNB is only looked at', async () => {
  await show('?coin=BNB&do=withdraw')
  assert.is(document.activeElement, byRole('heading', 'BNB'))
  assert.match(text(), /BNB pays the network fee/)
  assert.is(allByRole('textbox').length, 0)
  assert.is(byRole('list', 'All coins').querySelector('[aria-current]')?.getAttribute('href'), '/coins?coin=BNB')
})

test('an unknown coin or task in the address is none', async () => {
  await show('?coin=DOGE&do=steal')
  assert.is(document.querySelector('[data-chosen]')?.getAttribute('data-chosen'), 'false')
})

test('topping up opens the sheet on this coin, and again at a tap', async () => {
  await show('?coin=MDV&do=topup')
  const opened = () => [flow.value?.kind, flow.value?.choice]
  assert.equal(opened(), ['topUp', { coin: 'MDV' }])
  flow.value = null
  tap(byRole('button', 'Top up MDV'))
  assert.equal(opened(), ['topUp', { coin: 'MDV' }])
})

test('everything that is missing for a withdrawal is said at once, each with its way', async () => {
  await show('?coin=MDS&do=withdraw', {
    '/api/user/info': player({ mobile: '', has_pay_password: false, activated: false, is_online: true }),
  })
  const missing = text()
  assert.match(missing, /Set your mobile number first.*Set a fund password first.*Activate your account.*online in/)
  assert.is(byRole('link', 'Bind a mobile number').getAttribute('href'), '/setting?open=mobile')
  assert.is(byRole('link', 'Set a fund password').getAttribute('href'), '/setting?open=fundPassword')
  tap(byRole('button', 'Activate the account'))
  assert.is(flow.value?.kind, 'activateAccount')
  fakeProvider(replies({ '/api/user/info': player() }))
  tap(byRole('button', 'Check again'))
  await settle()
  assert.ok(field('Amount'))
})

test('without a linked wallet there is nowhere to send to', async () => {
  user.value = newUser({ address: '' })
  history.replaceState(null, '', '/coins?coin=MDS&do=withdraw')
  fakeProvider(replies({ '/api/user/info': player({ address: '' }) }))
  render(<Coins />)
  await settle()
  assert.match(text(), /Link a wallet to your account first/)
})

for (const [typed, message] of [
  ['', 'Please fill this in.'],
  ['0', 'The quantity must be greater than zero.'],
  ['19.9999', 'The minimum is 20 MDS.'],
  ['2999.000000000000000001', 'Insufficient available MDS balance: the withdrawal fee of 1 MDS comes on top.'],
  ['-20', 'An amount below zero is not possible.'],
  ['30.0000000000000000001', 'At most 18 digits after the point.'],
  ['1.000', 'This amount cannot be read, or has two meanings. Write it like 1234.5.'],
] as const) {
  test(`"${typed}" is refused beside the field: ${message}`, async () => {
    const asked = await show('?coin=MDS&do=withdraw')
    await ask(typed)
    assert.equal(alerts(), [message])
    assert.is(field('Amount').getAttribute('aria-invalid'), 'true')
    assert.is(allByRole('alertdialog').length, 0)
    assert.not(asked.some((request) => request.startsWith('POST /api')))
  })
}

test('the fund password is asked for beside its field', async () => {
  await show('?coin=MDS&do=withdraw')
  await ask('20', '')
  assert.equal(alerts(), ['Please fill this in.'])
  await ask('20', '12345')
  assert.equal(alerts(), ['At least 6 characters; spaces do not count.'])
})

test('all there is leaves the fee out', async () => {
  await show('?coin=MDS&do=withdraw')
  tap(byRole('button', 'All'))
  assert.is((field('Amount') as HTMLInputElement).value, '2999')
})

test('the question names coin, amount, fee, what arrives and where to, before anything is sent', async () => {
  const asked = await show('?coin=MDS&do=withdraw')
  await ask('1234.5')
  const question = textOf(byRole('alertdialog'))
  assert.match(question, /Withdraw MDS\?/)
  assert.match(
    question,
    /Arrives in your wallet 1,234\.5 MDS Withdrawal fee 1 MDS Leaves the game 1,235\.5 MDS To your wallet 0xa11…0001/,
  )
  assert.not(asked.some((request) => request.startsWith('POST /api')))
  tap(byRole('button', 'Back'))
  assert.is(allByRole('alertdialog').length, 0)
  assert.is((field('Amount') as HTMLInputElement).value, '1234.5')
})

for (const [coin, path, body] of [
  ['MDS', '/api/user/withdraw', { amount: '20.5', fund_password: 'alice-fund-1' }],
  ['MDV', '/api/user/withdraw2', { amount: '20.5', fund_password: 'alice-fund-1' }],
  ['USDT', '/api/user/bgg/withdraw', { coin: 'USDT', amount: '20.5', fund_password: 'alice-fund-1' }],
] as const) {
  test(`${coin} is withdrawn by ${path}`, async () => {
    let sent: unknown = null
    let isTaken = false
    await show(`?coin=${coin}&do=withdraw`, {
      '/api/level/fee': () => newFees(isTaken ? now() + 86_000 : 0),
      '/api/user/activities': (url: URL) =>
        feed(isTaken ? [line({ type: { MDS: 7, MDV: 14, USDT: 51 }[coin], coin, amount: '20.5', time: now() })] : [])(
          url,
        ),
      [path]: (_: URL, given: unknown) => {
        sent = given
        isTaken = true
        return { id: '1', coin, amount: '20.5', fee: '1', state: 'submitted', time: now() }
      },
    })
    await ask('20.5')
    await confirm()
    await until(() => /Your withdrawal is submitted/.test(text()))
    assert.equal(sent, body)
    assert.match(text(), /The next withdrawal is possible in 23:5/)
    assert.match(text(), new RegExp(`20\\.5 ${coin} Under review`))
    assert.is(allByRole('textbox').length, 0)
  })
}

test('a wrong fund password is said, and what was typed stays', async () => {
  await show('?coin=MDS&do=withdraw', {
    '/api/user/withdraw': () => new Response('{"code":1205,"msg":"The fund password is wrong"}'),
  })
  await ask('20')
  await confirm()
  assert.equal(alerts(), ['The fund password is wrong'])
  assert.is((field('Amount') as HTMLInputElement).value, '20')
})

test('withdrawn from another device meanwhile: refused, and the wait is shown', async () => {
  let isTaken = false
  await show('?coin=MDS&do=withdraw', {
    '/api/level/fee': () => newFees(isTaken ? now() + 3600 : 0),
    '/api/user/withdraw': () => {
      isTaken = true
      return new Response('{"code":1301,"msg":"Once in 24 hours"}')
    },
  })
  await ask('20')
  await confirm()
  assert.not.match(text(), /Your withdrawal is submitted/)
  assert.match(text(), /The next withdrawal is possible in (59:5\d|1:00:00)/)
})

test('a lost answer that counted is found by reading back', async () => {
  let isTaken = false
  await show('?coin=MDS&do=withdraw', {
    '/api/level/fee': () => newFees(isTaken ? now() + 86_000 : 0),
    '/api/user/withdraw': () => {
      isTaken = true
      throw new TypeError('Failed to fetch')
    },
  })
  await ask('20')
  await confirm()
  await until(() => /Your withdrawal is submitted/.test(text()))
})

test('a lost answer is said to be unknown; sent again it carries the same key, another amount another one', async () => {
  let isLost = true
  let isTaken = false
  await show('?coin=MDS&do=withdraw', {
    '/api/level/fee': () => newFees(isTaken ? now() + 86_000 : 0),
    '/api/user/withdraw': () => {
      if (isLost) return new Response('gone', { status: 502 })
      isTaken = true
      return { id: '1', coin: 'MDS', amount: '21', fee: '1', state: 'submitted', time: now() }
    },
  })
  const keys = watchKeys('/api/user/withdraw')
  await ask('21')
  await confirm()
  await until(() => /not known yet whether your withdrawal was submitted/.test(text()))
  tap(byRole('button', 'Check again'))
  await settle()
  assert.match(text(), /not known yet/)
  await ask('22')
  await confirm()
  await until(() => keys.length === 2 && /not known yet/.test(text()))
  isLost = false
  await ask('21')
  await confirm()
  await until(() => /Your withdrawal is submitted/.test(text()))
  assert.is(keys.length, 3)
  assert.is(keys[0], keys[2])
  assert.is.not(keys[0], keys[1])
})

test('the last withdrawals with how they stand', async () => {
  await show('', {
    '/api/user/activities': feed([
      line({ id: '1', time: 1_700_000_000 }),
      line({ id: '2', type: 8, time: 1_700_003_600, two_amount: '100' }),
      line({ id: '3', type: 14, coin: 'MDV', amount: '5', time: 1_700_100_000 }),
      line({ id: '4', type: 15, coin: 'MDV', amount: '5', time: 1_700_103_600 }),
      line({ id: '5', type: 51, coin: 'USDT', amount: '12.5', time: 1_700_200_000 }),
    ]),
  })
  const lines = [...document.querySelectorAll('section[aria-label="Your last withdrawals"] li')].map((line) =>
    textOf(line),
  )
  assert.is(lines.length, 3)
  assert.match(lines[0] ?? '', /^12\.5 USDT Under review Submitted .* Arrives by /)
  assert.match(lines[1] ?? '', /^5 MDV Rejected Rejected Nov 1[56], .* back in the game\. 6 MDV with the fee$/)
  assert.match(lines[2] ?? '', /^100 MDS Approved Approved Nov 1[45], /)
  assert.is(byRole('link', 'All withdrawals').getAttribute('href'), '/activity?type=withdrawal')
})

const move = (change: object = {}) => ({
  id: '9',
  coin: 'MDS',
  amount: '12.5',
  balance: '3000',
  reason: 'Topped up',
  time: 1_700_000_000,
  ...change,
})

test('a coin’s movements in the game, with what was there after each; older ones at a tap', async () => {
  const asked = await show('?coin=MDS', {
    '/api/assets/history': ({ searchParams }: URL) =>
      searchParams.get('cursor')
        ? { items: [move({ id: '8', amount: '1', balance: '2987.5', reason: 'Reward' })], next: null }
        : { items: [move(), move({ id: '7', amount: '-21', balance: '2979', reason: 'Withdrawn' })], next: 'c2' },
  })
  await until(() => /Topped up/.test(text()))
  assert.ok(asked.includes('GET /api/assets/history?coin=MDS'))
  const lines = () =>
    [...document.querySelectorAll('section[aria-label="MDS in the game"] li')].map((line) => textOf(line))
  assert.match(lines()[0] ?? '', /^Topped up \+12\.5 MDS Nov 1[45], 2023.* Then there were 3,000 MDS\.$/)
  assert.match(lines()[1] ?? '', /^Withdrawn −21 MDS .* Then there were 2,979 MDS\.$/)
  tap(byRole('button', 'Load more'))
  await until(() => lines().length === 3)
  assert.is(allByRole('button', 'Load more').length, 0)
})

test('a coin that never moved, movements that cannot be read, and BNB, which the game never holds', async () => {
  await show('?coin=MDS', { '/api/assets/history': { items: [], next: null } })
  await until(() => /Nothing has moved yet/.test(text()))
  cleanup()
  await show('?coin=MDV', { '/api/assets/history': () => new Response('{"code":1999,"msg":"Closed"}') })
  await until(() => /The history could not be loaded Closed/.test(alerts().join()))
  cleanup()
  const asked = await show('?coin=BNB')
  assert.not(asked.some((call) => call.includes('/api/assets/history')))
})

test('no withdrawals yet, and withdrawals that cannot be read', async () => {
  await show()
  assert.match(text(), /No withdrawals yet/)
  cleanup()
  await show('', { '/api/user/activities': () => new Response('{"code":1999,"msg":"Closed"}') })
  assert.match(alerts().join(), /The history could not be loaded Closed/)
})

test('fees that cannot be read are said where they are needed', async () => {
  await show('?coin=MDS&do=withdraw', { '/api/level/fee': () => new Response('{"code":1999,"msg":"Closed"}') })
  assert.match(alerts().join(), /Closed/)
  fakeProvider(replies())
  tap(byRole('button', 'Try again'))
  await settle()
  assert.ok(field('Amount'))
})

test.run()

import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { reviewMoney } from '../../src/actions/money/reviewMoney'
import type { Coin } from '../../src/domain/coin'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { fees, walletBalances } from '../../src/state/assets'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { token, user } from '../../src/state/session'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'
import { nodeWith } from './support/balances'
import { addAllTexts, fakeProvider, newUser, settle, until } from './support/world'

const test = suite('screens/topUp')
addAllTexts()

const FEES = {
  sale_fee_bps: 250,
  withdraw: [],
  deposit: [
    { coin: 'MDS', minimum: '10' },
    { coin: 'HFH', minimum: '0.5' },
  ],
  account_activation: '1',
  asset_activation: [],
  mint: [],
  next_withdraw_at: 0,
}
const nothing = { data: null, busy: false, error: null }

test.before.each(() => {
  token.value = 't'
  user.value = newUser()
  journal.value = []
  fees.value = nothing
  walletBalances.value = nothing
})
test.after.each(() => {
  cleanup()
  flow.value = null
  user.value = null
})

async function show(coin: Coin, node: unknown = nodeWith(12_345_678_901_234_567_890n)): Promise<void> {
  fakeProvider({ '/api/level/fee': FEES, '/sandbox/rpc': node })
  reviewMoney('topUp', null, { coin })
  render(<MoneySheet />)
  await until(() => allByRole('textbox').length > 0)
  await until(() => walletBalances.value.data !== null)
}
const amount = () => byRole('textbox', 'Amount') as HTMLInputElement
const put = async (text: string) => {
  type(amount(), text)
  amount().dispatchEvent(new Event('blur'))
  await settle(1)
}
const chosen = () => allByRole('radio').find((radio) => (radio as HTMLInputElement).checked) as HTMLInputElement

test('begins with the coin it was opened on', async () => {
  await show('HFH')
  assert.is(chosen().value, 'HFH')
  assert.match(textOf(byRole('dialog')), /At least 0\.5 HFH/)
})

test('nothing is allowed while no amount is typed', async () => {
  await show('MDS')
  assert.not(/You allow/.test(textOf(byRole('dialog'))))
  await put('11')
  assert.match(textOf(byRole('dialog')), /The game contract may take exactly 11 MDS/)
})

test('all that the wallet holds at one tap, to its last digit', async () => {
  await show('MDS')
  tap(byRole('button', 'All'))
  assert.is(amount().value, '12.34567890123456789')
  assert.not((byRole('button', 'Top up 12.34567890123456789 MDS') as HTMLButtonElement).disabled)
})

for (const [typed, message] of [
  ['0', 'The quantity must be greater than zero.'],
  ['9.9', 'The minimum is 10 MDS.'],
  ['12.34567890123456790', 'Insufficient available MDS balance.'],
  ['11.1234567890123456789', 'At most 18 digits after the point.'],
] as const) {
  test(`${typed} is refused beside the field: ${message}`, async () => {
    await show('MDS')
    await put(typed)
    assert.equal(
      allByRole('alert').map((alert) => textOf(alert)),
      [message],
    )
    assert.ok((byRole('dialog').querySelector('[type=submit]') as HTMLButtonElement).disabled)
  })
}

test('a wallet that cannot be read offers no "all", and stops nothing', async () => {
  await show('MDS', () => new Response('down', { status: 501 }))
  assert.equal(
    allByRole('button').filter(({ textContent }) => textContent === 'All'),
    [],
  )
  await put('5000')
  assert.not((byRole('button', 'Top up 5,000 MDS') as HTMLButtonElement).disabled)
})

test.run()

import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import coins from '../../i18n/en/coins.json'
import { loadFees } from '../../src/actions/load/loadFees'
import { addTexts } from '../../src/i18n'
import WithdrawTask from '../../src/screens/coins/WithdrawTask'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { fees } from '../../src/state/assets'
import { type Flow, flow } from '../../src/state/flow'
import { roles, token, user } from '../../src/state/session'
import { MDS, newAsset } from '../screens/support/asset'
import { newFees } from '../screens/support/fees'
import { addAllTexts, fakeProvider, newUser, until } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'

const test = suite('past bugs, the highest amount was told by the provider alone')
addAllTexts()
addTexts('en', 'coins', coins)
test.before.each(() => {
  token.value = 't'
  fees.value = { data: null, busy: false, error: null }
  roles.value = []
  user.value = newUser({ hasFundPassword: true, activated: true, mobile: '+886 9', coins: { MDS: 9000n * MDS } })
})
test.after.each(() => {
  cleanup()
  flow.value = null
})

const said = () => textOf(document.body)

test('a price above the highest is refused beside its field, and not offered', async () => {
  fakeProvider({ '/api/level/fee': newFees({ maximum_price: '100' }) })
  const shown: Flow = { kind: 'sell', asset: newAsset(), stage: 'review', entryId: null, error: null }
  flow.value = shown
  render(<MoneySheet />)
  await until(() => allByRole('textbox', 'Price').length > 0 && fees.value.data !== null)
  type(byRole('textbox', 'Price'), '100.1')
  assert.ok((byRole('button', 'Enter a price to sell') as HTMLButtonElement).disabled)
  byRole('textbox', 'Price').dispatchEvent(new Event('blur'))
  await until(() => /The maximum is 100 MDS/.test(said()))
  type(byRole('textbox', 'Price'), '100')
  await until(() => !(byRole('button', 'Sell for 100 MDS') as HTMLButtonElement).disabled)
})

/** The form for a withdrawal under this limit. */
async function openWithdrawal(withdraw: object) {
  fakeProvider({ '/api/level/fee': newFees({ withdraw: [{ coin: 'MDS', ...withdraw }] }) })
  await loadFees()
  render(<WithdrawTask coin="MDS" />)
}

test('a withdrawal above the highest is refused beside its field; the most possible stops there', async () => {
  await openWithdrawal({ minimum: '20', maximum: '5000', fee: '1' })
  assert.match(said(), /At most 5,000 MDS/)
  type(byRole('textbox', 'Amount'), '5000.5')
  tap(byRole('button', 'Check and withdraw'))
  assert.match(said(), /The maximum is 5,000 MDS/)
  assert.is(allByRole('alertdialog').length, 0)
  tap(byRole('button', 'The most possible'))
  assert.is((byRole('textbox', 'Amount') as HTMLInputElement).value, '5000')
})

test('what is worth no more than its fee is not offered without a word', async () => {
  user.value = newUser({ hasFundPassword: true, activated: true, mobile: '+886 9', coins: { MDS: 2n * MDS } })
  await openWithdrawal({ minimum: '0', fee: '1' })
  assert.is(allByRole('button', 'All').length, 0)
  type(byRole('textbox', 'Amount'), '1')
  assert.match(said(), /The fee is as much as what arrives, or more/)
  type(byRole('textbox', 'Amount'), '1.5')
  assert.not.match(said(), /The fee is as much/)
})

test.run()

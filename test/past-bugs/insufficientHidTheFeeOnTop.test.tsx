import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import coins from '../../i18n/en/coins.json'
import { addTexts } from '../../src/i18n'
import { WithdrawForm } from '../../src/screens/coins/WithdrawForm'
import { user } from '../../src/state/session'
import { MDS } from '../screens/support/asset'
import { addAllTexts, newUser } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { byRole, tap, type } from '../ui/page'

const test = suite('past bugs, "insufficient" hid the fee on top')
addAllTexts()
addTexts('en', 'coins', coins)
test.after.each(cleanup)

test('all of the balance is too much because of the fee, and the fee is named', () => {
  user.value = newUser({ coins: { MDS: 30n * MDS } })
  render(<WithdrawForm coin="MDS" limits={{ minimum: 20n * MDS, fee: MDS }} outcome={null} onOutcome={() => {}} />)
  type(byRole('textbox', 'Amount'), '30')
  tap(byRole('button', 'Check and withdraw'))
  assert.match(textOf(document.body), /Insufficient available MDS balance: the withdrawal fee of 1 MDS comes on top/)
})

test.run()

import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { flow } from '../../src/state/flow'
import { token } from '../../src/state/session'
import { MDS, newAsset } from '../screens/support/asset'
import { newFees } from '../screens/support/fees'
import { addAllTexts, fakeProvider, until } from '../screens/support/world'
import { render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, type } from '../ui/page'

const test = suite('past bugs, an auction’s price was changed to itself')
addAllTexts()

test('the price it has is not offered as a new one', async () => {
  token.value = 't'
  fakeProvider({ '/api/level/fee': newFees() })
  const asset = newAsset({ place: 'contract', market: 'auction', price: 40n * MDS })
  flow.value = { kind: 'priceChange', asset, stage: 'review', entryId: null, error: null }
  render(<MoneySheet />)
  await until(() => allByRole('textbox', 'New price').length > 0)
  const field = byRole('textbox', 'New price')
  type(field, '40')
  field.dispatchEvent(new Event('blur'))
  await until(() => /That is the price it has already/.test(textOf(document.body)))
  assert.ok((byRole('button', 'Enter the new price') as HTMLButtonElement).disabled)
  type(field, '41')
  await until(() => !(byRole('button', 'Change the price to 41 MDS') as HTMLButtonElement).disabled)
})

test.run()

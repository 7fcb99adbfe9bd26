import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { flow } from '../../src/state/flow'
import { token } from '../../src/state/session'
import { MDS, newAsset } from '../screens/support/asset'
import { newFees } from '../screens/support/fees'
import { addAllTexts, fakeProvider, settle, until } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, type } from '../ui/page'

/**
 * The part that tells a slip by ten from a price is fetched after the review is there. Until it came, any price could be
 * confirmed, and its button was disabled a moment later. Found by CI, where the page was killed at the wallet's prompt.
 */
const test = suite('past bugs: a slip passed before it was judged')
addAllTexts()
test.after(() => {
  cleanup()
  flow.value = null
})

test('what is typed at once waits for the part that judges it', async () => {
  token.value = 't'
  fakeProvider({ '/api/level/fee': newFees(), '/api/marketplace/list': { items: [], next: null, total: 0 } })
  const asset = newAsset({ place: 'contract', market: 'auction', price: 10n * MDS })
  flow.value = { kind: 'priceChange', asset, stage: 'review', entryId: null, error: null }
  render(<MoneySheet />)
  await until(() => allByRole('textbox', 'New price').length > 0)
  assert.equal(allByRole('region', 'What is it worth?'), [], 'the part is not there yet')
  type(byRole('textbox', 'New price'), '500')
  await settle()
  const isDisabled = () => (byRole('button', 'Change the price to 500 MDS') as HTMLButtonElement).disabled
  assert.ok(isDisabled(), 'before the part is there')
  await until(() => allByRole('textbox', 'Type it once more').length > 0)
  assert.ok(isDisabled(), 'once it asks')
  type(byRole('textbox', 'Type it once more'), '500')
  await until(() => !isDisabled())
})

test.run()

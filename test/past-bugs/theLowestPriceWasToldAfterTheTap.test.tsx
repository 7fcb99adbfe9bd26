import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { fees } from '../../src/state/assets'
import { type Flow, flow } from '../../src/state/flow'
import { token } from '../../src/state/session'
import { newAsset } from '../screens/support/asset'
import { newFees } from '../screens/support/fees'
import { addAllTexts, fakeProvider, until } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, type } from '../ui/page'

const test = suite('past bugs, the lowest price was told after the tap')
addAllTexts()
test.after.each(() => {
  cleanup()
  flow.value = null
})

const priced = [
  ['sell', 'Price', 'Enter a price to sell', 'Sell for 1 MDS'],
  ['auctionStart', 'Starting price', 'Enter a starting price', 'Start the auction at 1 MDS'],
] as const
for (const [kind, label, refused, offered] of priced) {
  test(`${kind}: the lowest price stands there with its coin, and less is not offered`, async () => {
    token.value = 't'
    fees.value = { data: null, busy: false, error: null }
    fakeProvider({ '/api/level/fee': newFees({ minimum_price: '1' }) })
    const shown: Flow = { kind, asset: newAsset(), stage: 'review', entryId: null, error: null }
    flow.value = shown
    render(<MoneySheet />)
    await until(() => /Lowest price 1 MDS/.test(textOf(document.body)))
    const field = byRole('textbox', label)
    type(field, '0.000000000000000001')
    const isOff = (name: string) => (byRole('button', name) as HTMLButtonElement).disabled
    assert.ok(isOff(refused))
    type(field, '1')
    await until(() => !isOff(offered))
    assert.is(allByRole('button', refused).length, 0)
  })
}

test.run()

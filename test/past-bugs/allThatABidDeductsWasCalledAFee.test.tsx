import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Line } from '../../src/screens/activity/Line'
import { plainText } from '../../src/screens/activity/words'
import { newRecord } from '../screens/support/activityRecord'
import { MDS } from '../screens/support/asset'
import { addAllTexts } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'

const test = suite('past bugs, all that a bid deducts was called a fee')
addAllTexts()
test.after.each(cleanup)

const BID = 50n * MDS
const told = (type: number, received: bigint) => {
  const record = newRecord({ type, amount: BID, twoAmount: received, fee: BID - received })
  render(<Line record={record} settled={null} />)
  return [textOf(document.body), plainText(record)]
}

for (const [who, type] of [
  ['bidder', 12],
  ['holder who was outbid', 25],
] as const) {
  test(`the ${who} reads the four parts by their names`, () => {
    const [shown = '', copied = ''] = told(type, (BID * 95n) / 100n)
    const parts = ['Holder, 95% 47.5', 'Copyright owner, 3% 1.5', 'Protocol fee, 1% 0.5', 'Past traders, 1% 0.5']
    for (const part of parts) {
      assert.ok(shown.includes(`${part} MDS`), `${part} in ${shown}`)
      assert.ok(copied.includes(`${part} MDS`), `${part} in ${copied}`)
    }
    assert.not.match(shown, /2\.5 MDS/)
  })
}

test('without past traders there are three', () => {
  const [shown = ''] = told(25, (BID * 96n) / 100n)
  assert.match(shown, /Holder, 96% 48 MDS Copyright owner, 3% 1\.5 MDS Protocol fee, 1% 0\.5 MDS/)
  assert.not.match(shown, /Past traders/)
})

test('a split of other shares is not given names that would be wrong', () => {
  const [shown = ''] = told(25, (BID * 90n) / 100n)
  assert.match(shown, /Copyright owner, protocol fee and past traders 5 MDS/)
  assert.not.match(shown, /, 1%/)
})

test.run()

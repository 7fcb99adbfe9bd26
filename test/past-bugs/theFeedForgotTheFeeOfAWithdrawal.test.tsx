import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Line } from '../../src/screens/activity/Line'
import { newRecord } from '../screens/support/activityRecord'
import { MDS } from '../screens/support/asset'
import { addAllTexts } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'

const test = suite('past bugs, the feed forgot the fee of a withdrawal')
addAllTexts()
test.after.each(cleanup)

const told = (type: number) => {
  render(<Line record={newRecord({ type, amount: 20n * MDS, fee: MDS })} settled={null} />)
  return textOf(document.body)
}

test('a withdrawal takes its fee as well, as the balance and the coin page say', () => {
  assert.match(told(7), /−21 MDS.*Without the fee 20 MDS Fee 1 MDS/)
})

test('a rejected one brings its fee back as well', () => {
  assert.match(told(8), /\+21 MDS.*Without the fee 20 MDS Fee 1 MDS/)
})

test.run()

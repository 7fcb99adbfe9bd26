import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type AssetEvent, mergeEvents } from '../../src/domain/assetEvents'

const test = suite('past bug: a line of an asset’s activity without its sender came beside its trade')

const [ALICE, BOB] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`] as const
const line: AssetEvent = {
  ...{ id: '1', type: 12, name: '', by: BOB, byName: 'Bob', from: '', units: 5n, coin: 'MDS', time: 9, hash: null },
}
const trade = { tokenId: 7n, time: 9, from: ALICE, to: BOB, price: 5n, hash: null } as const

test('they are one, and the trade names who had it', () => {
  assert.equal(mergeEvents([line], [trade], true), [{ ...line, from: ALICE }])
  assert.equal(mergeEvents([{ ...line, by: '' }], [trade], true), [{ ...line, from: ALICE }])
  assert.equal(mergeEvents([line], [{ ...trade, hash: '0x1' }], true), [{ ...line, from: ALICE, hash: '0x1' }])
})

test('another sender, price or time is another trade', () => {
  for (const other of [{ from: ALICE }, { units: 6n }, { time: 8 }])
    assert.is(mergeEvents([{ ...line, ...other }], [{ ...trade, from: BOB }], true).length, 2)
})

test.run()

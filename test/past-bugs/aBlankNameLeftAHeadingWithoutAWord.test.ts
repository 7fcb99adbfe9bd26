import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assetShape, toAsset } from '../../src/api/asset'
import { checkShape } from '../../src/api/shape'
import { wireAsset } from '../actions/support/fakeApi'

const test = suite('past bug: a blank name left a heading without a word')

for (const name of ['', ' ', '\u00a0', '\u200b\u2060', '\u202e'])
  test(`a name of nothing to see is shown as a question mark: ${JSON.stringify(name)}`, () => {
    assert.is(toAsset(checkShape(assetShape, wireAsset({ name }), 'asset')).name, '?')
  })

test('any other name stays as it is', () => {
  assert.is(toAsset(checkShape(assetShape, wireAsset({ name: 'Ash Samurai' }), 'asset')).name, 'Ash Samurai')
})

test.run()

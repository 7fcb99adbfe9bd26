import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { recoveryAction } from '../../src/domain/recovery'

const test = suite('past bugs, a claimed asset was to be finished')

test('after a claim the game is sending it, so the tile says what the sheet says: wait', () => {
  assert.is(recoveryAction('confirming', 'vault', 'game'), 'wait')
})

test('a deposit that the game has not seen is still to be finished', () => {
  assert.is(recoveryAction('confirming', 'vault', 'wallet'), 'finish')
})

test.run()

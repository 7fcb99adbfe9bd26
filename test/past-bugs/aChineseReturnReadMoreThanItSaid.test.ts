import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { newRoom } from '../../src/actions/away/room'

const test = suite('past bug: characters of an answer were counted where bytes were promised')

test('a name in Chinese takes three times its length', async () => {
  const room = newRoom(30)
  const name = '龍'.repeat(9)
  assert.is(await room.read(29, async () => name), name)
  assert.is(await room.read(2, async () => ''), null)
  assert.ok(room.isShort)
})

test.run()

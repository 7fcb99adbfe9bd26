import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { addressOf } from '../sandbox/control/addressOf'

const test = suite('sandbox/addressOf')

test('the machine itself is called localhost, which pages trust', () => assert.is(addressOf('127.0.0.1'), 'localhost'))

test('a named host keeps its name', () => assert.is(addressOf('192.168.1.7'), '192.168.1.7'))

test('listening everywhere, it names an address that a phone can open', () => {
  assert.match(addressOf('0.0.0.0'), /^(\d+\.\d+\.\d+\.\d+|localhost)$/)
  assert.is.not(addressOf('0.0.0.0'), '0.0.0.0')
})

test.run()

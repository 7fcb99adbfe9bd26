import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { endSession, forgetSession } from '../../src/actions/session/endSession'
import { token } from '../../src/state/session'
import { writeItem } from '../../src/storage/settings'
import { installClock, pass } from '../actions/support/clock'

const test = suite('past bugs, a tab logged out the other')
installClock()

test('a session that ends in one tab leaves the login of another tab alone', async () => {
  token.value = 'alice'
  writeItem('token', 'alice')
  // The other tab writes to the device; this one's memory knows nothing of it.
  localStorage.setItem('token', 'bob')
  endSession('unauthorised')
  await pass(500)
  assert.is(token.value, null)
  assert.is(localStorage.getItem('token'), 'bob')
  token.value = 'bob'
  forgetSession()
  assert.is(localStorage.getItem('token'), null)
})

test.run()

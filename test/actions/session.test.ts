import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { endSession, forgetSession } from '../../src/actions/endSession'
import { loadServers } from '../../src/actions/loadServers'
import { serverPlaces } from '../../src/state/servers'
import { roles, token } from '../../src/state/session'
import { readItem, writeItem } from '../../src/storage/settings'
import { installClock, pass, until } from './support/clock'
import { network } from './support/page'

const test = suite('actions, what a session keeps')
installClock()
test.before.each(() => {
  serverPlaces.value = { data: null, busy: false, error: null }
  roles.value = null
})

const ROLE = { server_id: '1', name: 'Ash', level: 7 }
const answer = (data: unknown) => Response.json({ code: 200, msg: '', data })

test('a worthless token leaves the device at once and the page after half a second', async () => {
  token.value = 't'
  writeItem('token', 't')
  endSession('unauthorised')
  assert.is(readItem('token'), null)
  await pass(499)
  assert.is(token.value, 't')
  await pass(1)
  assert.is(token.value, null)
})

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

test('the play list is kept, and is there before the provider answers the next time', async () => {
  network.fetch = async (input) =>
    answer(String(input).includes('players') ? [ROLE] : [{ server_id: '1', name: 'One', title: 'Server 1' }])
  await loadServers()
  const own = [{ serverId: '1', name: 'Ash', level: 7 }]
  assert.equal(roles.value, own)
  roles.value = null
  network.fetch = () => new Promise(() => {})
  void loadServers()
  assert.equal(roles.value, own)
  assert.ok(serverPlaces.value.busy)
})

test('a play list that cannot be read is none', async () => {
  for (const broken of ['{', '7', 'null']) {
    serverPlaces.value = { data: null, busy: false, error: null }
    roles.value = null
    writeItem('playList', broken)
    network.fetch = () => new Promise(() => {})
    void loadServers()
    await until(() => serverPlaces.value.busy)
    assert.is(roles.value, null)
  }
})

test.run()

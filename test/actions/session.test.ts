import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadServers } from '../../src/actions/load/loadServers'
import { endSession, forgetSession } from '../../src/actions/session/endSession'
import { logOut } from '../../src/actions/session/logOut'
import { openSession } from '../../src/actions/session/openSession'
import { switchAccount } from '../../src/actions/session/switchAccount'
import { isChainSigned } from '../../src/actions/wallet/isChainSigned'
import { serverPlaces } from '../../src/state/servers'
import { roles, token } from '../../src/state/session'
import { signedChain } from '../../src/state/signedChain'
import { toasts } from '../../src/state/toasts'
import { readItem, writeItem } from '../../src/storage/settings'
import { ALICE, BOB } from '../support/fakeProvider'
import { installClock, pass, until } from './support/clock'
import { network } from './support/page'

const test = suite('actions, what a session keeps')
installClock()
test.after(() => pass(5000))
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

test('a worthless token that is already gone is not said again', () => {
  token.value = null
  toasts.value = []
  endSession('unauthorised')
  assert.equal(toasts.value, [])
})

test('"Switch account": the login leaves the device, the provider is told, and the page starts again', async () => {
  const places: string[] = []
  const { replace } = location
  Object.assign(location, { replace: (place: string) => places.push(place) })
  for (const answers of [true, false]) {
    const told: string[] = []
    network.fetch = async (input) => {
      told.push(String(input))
      return answers ? answer(null) : new Promise(() => {})
    }
    token.value = 't'
    writeItem('token', 't')
    writeItem('inviteCode', 'ABC')
    const switching = switchAccount()
    assert.equal([readItem('token'), readItem('inviteCode')], [null, null])
    // A provider that never answers is given a second.
    if (!answers) await pass(1000)
    await switching
    assert.equal(told.length, 1)
  }
  assert.equal(places, ['/', '/'])
  Object.assign(location, { replace })
  token.value = null
})

test('a logout forgets who invited the player; a login that ends by itself does not', async () => {
  network.fetch = async () => answer(null)
  token.value = 't'
  writeItem('inviteCode', 'ABC')
  endSession('unauthorised')
  assert.is(readItem('inviteCode'), 'ABC')
  token.value = 't'
  await logOut()
  assert.is(readItem('inviteCode'), null)
})

test('P4: the chain signed for at login is kept beside the token, and goes with it', async () => {
  network.fetch = () => new Promise(() => {})
  const signed = { account: ALICE, chainId: 31337 } as const
  void openSession('t', true, signed)
  assert.ok(isChainSigned(signed))
  signedChain.value = null // a reload
  assert.ok(isChainSigned(signed))
  assert.not(isChainSigned({ ...signed, account: BOB }))
  assert.not(isChainSigned({ ...signed, chainId: 56 }))
  forgetSession()
  assert.not(isChainSigned(signed))
  assert.is(readItem('signedChain'), null)
})

test('P4: a login that is not remembered keeps it in memory only, one by password has none', async () => {
  network.fetch = () => new Promise(() => {})
  const signed = { account: ALICE, chainId: 31337 } as const
  void openSession('t', false, signed)
  assert.ok(isChainSigned(signed))
  assert.is(readItem('signedChain'), null)
  void openSession('t', true)
  assert.not(isChainSigned(signed))
  forgetSession()
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

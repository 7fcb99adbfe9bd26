import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load } from '../../src/actions/load/load'
import { loadUser } from '../../src/actions/load/loadUser'
import { forgetSession } from '../../src/actions/session/endSession'
import { loadable } from '../../src/state/loading'
import { token, user } from '../../src/state/session'
import { slowWaits } from '../../src/state/slowWaits'
import { newUserWire } from '../screens/support/userWire'
import { clearTimers, installClock, pass, quiet } from './support/clock'
import { network } from './support/page'

const test = suite('actions, what a screen waits for takes long')
installClock()

/** Whether the screen shows that it waits. */
let isBusy = true
Object.assign(location, { pathname: '/legion' })
test.before.each(() => {
  clearTimers()
  isBusy = true
  slowWaits.value = []
  Object.assign(document, { querySelector: () => (isBusy ? {} : null) })
})
test.after(() => {
  Object.assign(document, { querySelector: () => null })
})

/** A read whose tries end when the test says so. */
function heldRead() {
  const tries: { signal: AbortSignal; answer: (data: string) => void; fail: (cause: Error) => void }[] = []
  const read = (signal: AbortSignal) =>
    new Promise<string>((answer, fail) => {
      tries.push({ signal, answer, fail })
    })
  return { read, tries }
}

test('it is said after eight seconds, for the screen that waits, and no more once there is an answer', async () => {
  const target = loadable<string>()
  const { read, tries } = heldRead()
  void load(target, read)
  await pass(7999)
  assert.equal(slowWaits.value, [])
  await pass(1)
  assert.equal(
    slowWaits.value.map(({ path }) => path),
    ['/legion'],
  )
  tries[0]?.answer('legion')
  await quiet()
  assert.equal([target.value.data, slowWaits.value], ['legion', []])
})

test('an answer in time: nothing is said, not even later', async () => {
  const { read, tries } = heldRead()
  void load(loadable<string>(), read)
  await pass(7000)
  tries[0]?.answer('legion')
  await pass(60_000)
  assert.equal(slowWaits.value, [])
})

test('a failure ends it too', async () => {
  const { read, tries } = heldRead()
  void load(loadable<string>(), read)
  await pass(8000)
  tries[0]?.fail(new Error('down'))
  await quiet()
  assert.equal(slowWaits.value, [])
})

test('tried again: asked anew, the first request ends, and the answer arrives', async () => {
  const target = loadable<string>()
  const { read, tries } = heldRead()
  void load(target, read)
  await pass(8000)
  slowWaits.value[0]?.end('retry')
  await quiet()
  assert.equal([tries.length, tries[0]?.signal.aborted, tries[1]?.signal.aborted], [2, true, false])
  assert.equal([slowWaits.value, target.value.busy, target.value.error], [[], true, null])
  tries[0]?.answer('too late')
  await quiet()
  assert.is(target.value.data, null)
  await pass(8000)
  assert.is(slowWaits.value.length, 1, 'slow again')
  tries[1]?.answer('legion')
  await quiet()
  assert.equal([target.value.data, slowWaits.value], ['legion', []])
})

test('stopped: the request ends, and the screen says so where the data would be', async () => {
  const target = loadable<string>()
  const { read, tries } = heldRead()
  void load(target, read)
  await pass(8000)
  slowWaits.value[0]?.end('stop')
  await quiet()
  assert.equal([tries[0]?.signal.aborted, target.value.error?.key], [true, 'stoppedWaiting'])
  assert.equal([target.value.busy, slowWaits.value], [false, []])
  await pass(60_000)
  assert.is(tries.length, 1)
})

test('something else is asked for in its place: the older wait is none any more', async () => {
  const target = loadable<string>()
  const { read, tries } = heldRead()
  void load(target, read)
  await pass(8000)
  void load(target, read)
  await quiet()
  assert.equal([slowWaits.value, tries[0]?.signal.aborted], [[], true])
})

test('with something to look at, or on a screen that waits for nothing, it is not said', async () => {
  const target = loadable<string>()
  target.value = { data: 'old', busy: false, error: null }
  void load(target, heldRead().read)
  await pass(60_000)
  assert.equal(slowWaits.value, [])
  isBusy = false
  void load(loadable<string>(), heldRead().read)
  await pass(60_000)
  assert.equal(slowWaits.value, [])
})

test('the player: as anything else, and everybody who waits gets the answer of the new try', async () => {
  forgetSession()
  token.value = 't'
  let tries = 0
  network.fetch = (() =>
    ++tries === 1
      ? new Promise(() => {})
      : Promise.resolve(Response.json({ code: 200, msg: '', data: newUserWire() }))) as typeof fetch
  const first = loadUser()
  await pass(8000)
  assert.is(slowWaits.value.length, 1)
  slowWaits.value[0]?.end('retry')
  await first
  assert.equal([user.value?.nickname, tries, slowWaits.value], ['Alice', 2, []])
  forgetSession()
})

test.run()

import './support/page'
import { setTimeout as realPause } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { start } from '../../src/actions/page/start'
import { forgetSession } from '../../src/actions/session/endSession'
import { config } from '../../src/config'
import { AppError } from '../../src/errors'
import { token, user } from '../../src/state/session'
import { settings, stopReason } from '../../src/state/site'
import { toasts } from '../../src/state/toasts'
import { walletState } from '../../src/state/wallet'
import { newUserWire } from '../screens/support/userWire'
import { fakeProvider } from '../support/fakeProvider'
import { clearTimers, installClock, pass, quiet } from './support/clock'
import { inject, network } from './support/page'

const test = suite('actions/start')
installClock()

/** Hrefs of what was put into the head. */
let links: string[] = []
test.before(() => {
  inject(fakeProvider())
  Object.assign(document, {
    createElement: () => ({}),
    head: { appendChild: ({ href }: { href: string }) => links.push(href) },
  })
})
test.after(() => {
  Reflect.deleteProperty(document, 'createElement')
  Reflect.deleteProperty(document, 'head')
  forgetSession()
  stopReason.value = null
})

/** A page is opened with this token, on a provider that answers so, by path. */
async function open(kept: string | null, answers: Record<string, unknown>): Promise<string[]> {
  // What an earlier page still waited for is shared by all.
  await pass(5000)
  clearTimers()
  forgetSession()
  token.value = kept
  toasts.value = []
  links = []
  walletState.value = 'unknown'
  const asked: string[] = []
  network.fetch = async (input) => {
    const path = String(input).split('?')[0] ?? ''
    asked.push(path)
    const data = answers[path]
    return data === undefined
      ? Response.json({ code: 1999, msg: 'closed', data: null })
      : Response.json(data instanceof AppError ? { code: 401, msg: '', data: null } : { code: 200, msg: '', data })
  }
  void start()
  await quiet()
  await pass(300)
  return asked
}

const SETTINGS = '/api/website/setting'
const USER = '/api/user/info'
const coin = (value: string) => [{ key: 'coin_contract_address', value }]

test('a visitor: the settings and the icons, and neither a player nor a wallet is looked for', async () => {
  const asked = await open(null, { [SETTINGS]: [] })
  assert.equal(asked, [SETTINGS])
  await until(() => links.length > 0)
  assert.equal(links, ['/icon.svg', '/manifest.webmanifest'])
  assert.equal([walletState.value, toasts.value], ['unknown', []])
})

/** Waits for what is imported on the way: it comes from the disk, which the clock of the test does not wait for. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !isSo(); turn++) {
    await realPause(5)
    await pass(10)
  }
}

test('a player: is read, and the wallet is watched', async () => {
  await open('t', { [SETTINGS]: [], [USER]: newUserWire() })
  await until(() => walletState.value !== 'unknown')
  assert.is(user.value?.userid, newUserWire().userid)
  assert.is(walletState.value, 'ready')
})

test('a player who cannot be read: it is said, and the login is kept', async () => {
  await open('t', { [SETTINGS]: [] })
  assert.equal([user.value, token.value, toasts.value.map(({ kind }) => kind)], [null, 't', ['error']])
})

test('a login that has ended is said once', async () => {
  await open('t', { [SETTINGS]: [], [USER]: new AppError('unauthorised') })
  assert.equal(
    toasts.value.map(({ text }) => text instanceof AppError && text.key),
    ['unauthorised'],
  )
})

test('a coin contract that is not the pinned one stops payments, the pinned one in any spelling does not', async () => {
  const pinned = config.coins.MDS.address
  await open(null, { [SETTINGS]: coin(`0x${'1'.repeat(40)}`) })
  assert.is(stopReason.value, 'contractMismatch')
  await open(null, { [SETTINGS]: coin(`0x${pinned.slice(2).toUpperCase()}`) })
  assert.is(stopReason.value, null)
  assert.equal(Object.keys(settings.value), ['coin_contract_address'])
})

test.run()

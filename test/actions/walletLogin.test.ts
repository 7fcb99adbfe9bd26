import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import error from '../../i18n/en/error.json'
import { endPuzzle } from '../../src/actions/account/solvePuzzle'
import { forgetSession } from '../../src/actions/session/endSession'
import { logInByPassword } from '../../src/actions/session/logInByPassword'
import { logInByWallet } from '../../src/actions/session/logInByWallet'
import { signInByWallet } from '../../src/actions/session/signInByWallet'
import { stopWaiting } from '../../src/actions/wallet/askWallet'
import { onceOnBsc } from '../../src/actions/wallet/onceOnBsc'
import { switchToBsc } from '../../src/actions/wallet/switchToBsc'
import { noteWallet, requireWallet } from '../../src/actions/wallet/wallet'
import type { AppError } from '../../src/errors'
import { addTexts } from '../../src/i18n'
import { clockSkew, isClockKnown } from '../../src/state/clock'
import { isPasswordLoginBusy, passwordLoginError } from '../../src/state/passwordLogin'
import { rememberMe } from '../../src/state/rememberMe'
import { loginError, loginStage, token } from '../../src/state/session'
import { switchError, walletQuestion } from '../../src/state/walletQuestion'
import { readItem } from '../../src/storage/settings'
import { newUserWire } from '../screens/support/userWire'
import { ALICE, BOB, type FakeOptions, type FakeProvider, fakeProvider } from '../support/fakeProvider'
import { clearTimers, clockNow, installClock, pass, quiet } from './support/clock'
import { heldWallet } from './support/heldWallet'
import { inject, network } from './support/page'

const test = suite('actions, login by wallet')
installClock()
addTexts('en', 'error', error)
Object.assign(location, { host: 'dragons.example', origin: 'https://dragons.example' })

// What waits until the page is quiet is shared by every page.
test.before.each(() => pass(5000))
test.after(() => pass(5000))

/** What the page posted to log in. */
let posted: unknown[] = []

/** The server's time minus the device's, and whether it sends a Date header that can be read. */
let server = { aheadMs: 0, hasDate: false }
/** What it gives out in place of a fresh message. */
let replayed: string | null = null

const messageFor = (address: string) => {
  const at = (ms: number) => `${new Date(clockNow() + server.aheadMs + ms).toISOString().slice(0, 19)}Z`
  return [
    `dragons.example wants you to sign in with your Ethereum account:\n${address}\n\n`,
    'URI: https://dragons.example\nVersion: 1\nChain ID: 31337\nNonce: abcdefgh12345678',
    `Issued At: ${at(0)}\nExpiration Time: ${at(300_000)}`,
  ].join('\n')
}

async function provider(input: unknown, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input), 'https://dragons.example')
  const headers: Record<string, string> = server.hasDate
    ? { date: new Date(clockNow() + server.aheadMs).toUTCString() }
    : {}
  const answer = (data: unknown) => Response.json({ code: 200, msg: '', data }, { headers })
  if (init.method === 'POST') posted.push(url.pathname)
  if (url.pathname === '/api/user/info') return answer(newUserWire())
  if (init.method === 'POST') return answer({ token: `token ${url.pathname}`, must_change_password: false })
  if (url.pathname === '/api/auth/msg')
    return answer({ message: replayed ?? messageFor(url.searchParams.get('address') ?? '') })
  return answer(newUserWire())
}

/** Nobody is logged in, and the page has this wallet. */
function arrive(options: FakeOptions = {}): FakeProvider {
  stopWaiting()
  clearTimers()
  forgetSession()
  posted = []
  server = { aheadMs: 0, hasDate: false }
  replayed = null
  clockSkew.value = 0
  isClockKnown.value = false
  loginStage.value = 'idle'
  loginError.value = null
  switchError.value = null
  passwordLoginError.value = null
  noteWallet(null, null)
  network.fetch = provider as typeof fetch
  const wallet = fakeProvider(options)
  inject(wallet)
  return wallet
}

const STEP_MS = 250
const LIMIT_MS = 120_000

/** Lets time pass until something is so. What is imported on the way comes by no timer, so it is waited for. */
async function until(isSo: () => boolean): Promise<void> {
  for (const end = clockNow() + LIMIT_MS; ; await pass(STEP_MS)) {
    await import('../../src/wallet/readSigner')
    await quiet()
    if (isSo()) return
    if (clockNow() > end) throw new Error(`not so in time: ${isSo}`)
  }
}

const asked = (wallet: FakeProvider, method: string) => wallet.asked.filter((other) => other === method).length
const ended = () => [loginStage.value, loginError.value?.key]
const POST = '/api/auth/msg'

test('logs in: link, message, signature, token', async () => {
  const wallet = arrive({ linked: false })
  void logInByWallet()
  await until(() => token.value !== null)
  await until(() => loginStage.value === 'idle')
  assert.is(asked(wallet, 'personal_sign'), 1)
  assert.is(walletQuestion.value, null)
})

test('P15: a link question without an answer is cancelled at once; a link granted late needs no new question', async () => {
  const held = heldWallet()
  const wallet = arrive({ linked: false, approve: held.approve })
  void logInByWallet()
  await until(() => held.answers.length === 1)
  assert.is(walletQuestion.value?.topic, 'link')
  stopWaiting()
  await quiet()
  assert.equal(ended(), ['failed', 'cancelled'])
  assert.is(walletQuestion.value, null)
  held.answers[0]?.(true)
  await pass(5000)
  assert.equal(ended(), ['failed', 'cancelled'], 'nothing goes on without a tap')
  void logInByWallet()
  await until(() => held.answers.length === 2)
  assert.equal(
    wallet.questions.map(({ kind }) => kind),
    ['link', 'sign'],
  )
  held.answers[1]?.(true)
  await until(() => token.value !== null)
})

test('P15: a signature that comes after the cancel is never posted, and the wallet can be asked again', async () => {
  const held = heldWallet()
  arrive({ approve: held.approve })
  void logInByWallet()
  await until(() => held.answers.length === 1)
  assert.is(walletQuestion.value?.topic, 'sign')
  stopWaiting()
  await quiet()
  assert.equal(ended(), ['failed', 'cancelled'])
  held.answers[0]?.(true)
  await pass(10_000)
  assert.equal(posted, [])
  void logInByWallet()
  await until(() => held.answers.length === 2)
  held.answers[1]?.(true)
  await until(() => token.value !== null)
  assert.equal(posted.filter((path) => path === POST).length, 1)
})

test('the wallet waits: the login by password is free, and stops the waiting; its late signature is dropped', async () => {
  const held = heldWallet()
  arrive({ approve: held.approve })
  void logInByWallet()
  await until(() => held.answers.length === 1)
  assert.is(isPasswordLoginBusy.value, false)
  void logInByPassword({ area: '886', account: '912345678', password: 'alice-pass-1' })
  await quiet()
  assert.equal(ended(), ['failed', 'cancelled'])
  endPuzzle(true)
  await until(() => token.value !== null)
  held.answers[0]?.(true)
  await pass(10_000)
  assert.is(token.value, 'token /api/auth/login/email')
  assert.not(posted.includes(POST))
})

test('not to be remembered: the token of a wallet login lasts as long as the page', async () => {
  for (const isKept of [false, true]) {
    rememberMe.value = isKept
    arrive({})
    void logInByWallet()
    await until(() => token.value !== null)
    assert.is(readItem('token') !== null, isKept)
    assert.is(readItem('signedChain') !== null, isKept)
    forgetSession()
  }
})

test('the login by password failed: the wallet’s way in is free, and its words are its own', async () => {
  arrive({})
  void logInByPassword({ area: '886', account: '912345678', password: 'wrong' })
  await quiet()
  endPuzzle(false)
  await until(() => !isPasswordLoginBusy.value)
  assert.is(passwordLoginError.value?.key, 'puzzleFirst')
  assert.equal(ended(), ['idle', undefined])
  void logInByWallet()
  await until(() => token.value !== null)
})

test('P6: another account is chosen while the signature is waited for, without an event: told within seconds', async () => {
  const held = heldWallet()
  const wallet = arrive({ approve: held.approve, accounts: { events: 'silent' } })
  void logInByWallet()
  await until(() => held.answers.length === 1)
  wallet.useAccount(BOB)
  const start = clockNow()
  await until(() => loginStage.value === 'failed')
  assert.is(loginError.value?.key, 'accountChanged')
  assert.ok(clockNow() - start <= 7000, `${clockNow() - start}`)
  held.answers[0]?.(true)
  await pass(5000)
  assert.equal(posted, [])
})

const busyUntil = (ms: number, answer: unknown) => {
  const end = clockNow() + ms
  return () => (clockNow() < end ? Promise.reject({ code: -32002, message: 'pending' }) : answer)
}

test('P15: busy with an earlier question: told, and the login goes on by itself when the link appears', async () => {
  const wallet = arrive({ linked: false, answers: { eth_requestAccounts: busyUntil(60_000, [ALICE]) } })
  void logInByWallet()
  await until(() => walletQuestion.value?.isBusy === true)
  await pass(20_000)
  wallet.link()
  await until(() => token.value !== null)
})

test('P15: busy with an earlier question while it should sign: asked again until the wallet is free', async () => {
  const wallet = arrive({ answers: { personal_sign: busyUntil(10_000, `0x${'12'.repeat(64)}1b`) } })
  void logInByWallet()
  await until(() => walletQuestion.value?.topic === 'sign' && walletQuestion.value.isBusy)
  await until(() => token.value !== null)
  assert.ok(asked(wallet, 'personal_sign') <= 5)
})

test('P15: the earlier question is never answered: given up after a minute, and free again', async () => {
  arrive({ answers: { personal_sign: () => Promise.reject({ code: -32002 }) } })
  void logInByWallet()
  await pass(50_000)
  assert.is(loginStage.value, 'sign')
  await until(() => loginStage.value === 'failed')
  assert.is(loginError.value?.key, 'walletBusy')
})

test('P9: the wallet closes a question without a word: said so, and free again', async () => {
  arrive({ approve: false, reject: 'null' })
  void logInByWallet()
  await until(() => loginStage.value === 'failed')
  assert.is(loginError.value?.key, 'walletClosed')
})

test('P5: on another network: after the switch the login goes on by itself', async () => {
  const wallet = arrive({ chainId: 56 })
  void logInByWallet()
  await until(() => loginStage.value === 'failed')
  assert.is(loginError.value?.key, 'wrongChain')
  const stop = onceOnBsc(() => void logInByWallet())
  void switchToBsc()
  await until(() => token.value !== null)
  stop()
  assert.is(asked(wallet, 'wallet_switchEthereumChain'), 1)
  assert.is(switchError.value, null)
})

test('P5: the switch hangs: busy, cancelled at once, and a switch that comes late goes on by itself', async () => {
  const wallet = arrive({ chainId: 56, switching: 'hang', accounts: { events: 'silent' } })
  void logInByWallet()
  await until(() => loginStage.value === 'failed')
  const stop = onceOnBsc(() => void logInByWallet())
  void switchToBsc()
  await until(() => walletQuestion.value?.topic === 'chain')
  await pass(30_000)
  assert.is(walletQuestion.value?.topic, 'chain')
  stopWaiting()
  await quiet()
  assert.equal([walletQuestion.value, switchError.value?.key], [null, 'cancelled'])
  assert.is(loginError.value?.key, 'wrongChain')
  wallet.useChain(31337)
  await until(() => token.value !== null)
  stop()
})

test('P5: the switch is never answered: given up after 60 s, with the way by hand', async () => {
  arrive({ chainId: 56, switching: 'hang' })
  void switchToBsc()
  await pass(55_000)
  assert.is(walletQuestion.value?.topic, 'chain')
  await until(() => switchError.value !== null)
  assert.is(switchError.value?.key, 'wrongChain')
})

test('P15: busy with an earlier question while it should switch: told, and asked again when the wallet is free', async () => {
  const end = clockNow() + 12_000
  const wallet: FakeProvider = arrive({
    chainId: 56,
    answers: {
      wallet_switchEthereumChain: () => {
        if (clockNow() < end) return Promise.reject({ code: -32002 })
        wallet.useChain(31337)
        return null
      },
    },
  })
  const switched = switchToBsc()
  await until(() => walletQuestion.value?.isBusy === true)
  await until(() => walletQuestion.value === null)
  assert.is(await switched, true)
  assert.is(asked(wallet, 'wallet_addEthereumChain'), 0)
})

test('P1: the search for a wallet can be cancelled too', async () => {
  arrive()
  void logInByWallet()
  assert.is(walletQuestion.value?.topic, 'find')
  stopWaiting()
  await quiet()
  assert.equal(ended(), ['failed', 'cancelled'])
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
for (const aheadMs of [0, 11 * MINUTE, -11 * MINUTE, DAY, -DAY, 2 * DAY - MINUTE]) {
  for (const hasDate of [false, true]) {
    test(`the phone's clock is ${-aheadMs / MINUTE} minutes ahead, the server's ${hasDate ? 'can' : 'cannot'} be read: logs in`, async () => {
      arrive()
      server = { aheadMs, hasDate }
      void logInByWallet()
      await until(() => token.value !== null)
      assert.ok(Math.abs(clockSkew.value - aheadMs / 1000) <= 2, `${clockSkew.value}`)
    })
  }
}

for (const aheadMs of [3 * DAY, -3 * DAY, -20 * 365 * DAY]) {
  test(`the phone's clock is ${-aheadMs / DAY} days ahead and the server's cannot be read: named as such, nothing is signed`, async () => {
    const wallet = arrive()
    server = { aheadMs, hasDate: false }
    void logInByWallet()
    await until(() => loginStage.value === 'failed')
    assert.equal([loginError.value?.key, asked(wallet, 'personal_sign'), posted], ['clockWrong', 0, []])
    assert.is(clockSkew.value, 0)
  })
  test(`… where it can be read, it logs in`, async () => {
    arrive()
    server = { aheadMs, hasDate: true }
    void logInByWallet()
    await until(() => token.value !== null)
  })
}

for (const hasDate of [false, true]) {
  test(`an old message is shown again, the clock ${hasDate ? 'can' : 'cannot'} be read: refused, because the time is known`, async () => {
    const wallet = arrive()
    server = { aheadMs: DAY, hasDate }
    const old = messageFor(ALICE)
    void logInByWallet()
    await until(() => token.value !== null)
    forgetSession()
    loginStage.value = 'idle'
    await pass(11 * MINUTE)
    replayed = old
    void logInByWallet()
    await until(() => loginStage.value === 'failed')
    assert.equal([loginError.value?.key, asked(wallet, 'personal_sign')], ['signInRefused', 1])
  })
}

test('a message that is refused teaches no time: the next one logs in', async () => {
  arrive()
  server = { aheadMs: -DAY, hasDate: false }
  replayed = messageFor(ALICE).replace('dragons.example', 'another.example')
  void logInByWallet()
  await until(() => loginStage.value === 'failed')
  assert.equal([loginError.value?.key, isClockKnown.value, clockSkew.value], ['signInRefused', false, 0])
  replayed = null
  server = { aheadMs: 0, hasDate: false }
  void logInByWallet()
  await until(() => token.value !== null)
})

test('a message without a time teaches nothing, and is refused', async () => {
  arrive()
  replayed = messageFor(ALICE).replace(/\nIssued At: .*/, '')
  void logInByWallet()
  await until(() => loginStage.value === 'failed')
  assert.equal([loginError.value?.key, isClockKnown.value], ['signInRefused', false])
})

test('a message with one character replaced: only another nonce opens the wallet', async () => {
  let opened = 0
  const good = messageFor(ALICE)
  for (let at = 0; at < good.length; at++) {
    for (const character of ['x', '\n', '\u0430', '/']) {
      const message = good.slice(0, at) + character + good.slice(at + 1)
      if (message === good) continue
      const fake = arrive({ approve: false })
      // With a time to compare it with: without one, the message also teaches the time.
      server = { aheadMs: 0, hasDate: true }
      replayed = message
      const signing = signInByWallet(await requireWallet(), {
        account: ALICE,
        epoch: 0,
        enter: () => {},
      })
      const refusal = await signing.then(
        () => null,
        (cause: AppError) => cause.key,
      )
      const isOpened = asked(fake, 'personal_sign') > 0
      assert.is(refusal, isOpened ? 'rejected' : 'signInRefused', JSON.stringify(message))
      if (!isOpened) continue
      opened++
      const line = good.slice(0, at).split('\n').length - 1
      assert.match(message.split('\n')[line] ?? '', /^Nonce: /)
    }
  }
  assert.ok(opened > 10, `${opened}: the test looks at something`)
})

test.run()

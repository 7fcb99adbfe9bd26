import { toLowerHex } from '../../src/domain/hex'
import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { privateKeyToAccount } from 'viem/accounts'
import { hashMessage, hexToString, recoverAddress } from 'viem/utils'
import type { Hex } from '../../src/domain/hex'
import { AppError } from '../../src/errors'
import { personalSign } from '../../src/wallet/personalSign'
import { BOB, type FakeOptions, fakeProvider, SIGNATURE } from '../support/fakeProvider'
import { onFakeClock } from './fakeClock'

const test = suite('wallet/personalSign')
const signer = privateKeyToAccount(`0x${'5'.repeat(64)}`)
const account = toLowerHex(signer.address)
const MESSAGE = 'dragons.example wants you to sign in, 龍'

/** The precompiled contract at address 1, as every node has it. */
const ecrecover = async ({ data }: { data: string }) => {
  const [hash, v, r, s] = [0, 1, 2, 3].map((index) => data.slice(2 + index * 64, 66 + index * 64))
  const signature = `0x${r}${s}${Number(`0x${v}`).toString(16)}` as Hex
  return `0x${(await recoverAddress({ hash: `0x${hash}`, signature })).slice(2).toLowerCase().padStart(64, '0')}`
}
const signMessage = (message: Hex) => signer.signMessage({ message: { raw: message } })

/** What is imported on the way comes from the disk, and the fake clock does not wait for a disk. */
test.before(async () => {
  await import('../../src/wallet/readSigner')
  await recoverAddress({ hash: hashMessage(MESSAGE), signature: await signer.signMessage({ message: MESSAGE }) })
})

const run = async (options: FakeOptions, message = MESSAGE) => {
  const answers = { personal_sign: signMessage, eth_call: ecrecover, ...options.answers }
  const provider = fakeProvider({ account, linked: false, ...options, answers })
  const { outcome, elapsedMs } = await onFakeClock(() =>
    personalSign({ provider: () => provider }, { message, account }).catch((error: unknown) =>
      error instanceof AppError ? error : Promise.reject(error),
    ),
  )
  return { outcome, key: outcome instanceof AppError ? outcome.key : null, elapsedMs, provider }
}

test('P8: asks for accounts, then for one signature: hex of UTF-8 first, the account second', async () => {
  const { outcome, provider } = await run({})
  assert.is(outcome, await signer.signMessage({ message: MESSAGE }))
  const { params } = provider.calls.find(({ method }) => method === 'personal_sign') ?? { params: [] }
  assert.is(hexToString(params[0] as Hex), MESSAGE)
  assert.is(params[1], account)
  assert.equal(provider.asked, ['eth_requestAccounts', 'personal_sign', 'eth_call'])
})

test('P8: a wallet that signs only after accounts were asked for', async () => {
  const provider = fakeProvider({ account, linked: true, sign: { needsAccounts: true } })
  const signature = await personalSign({ provider: () => provider }, { message: MESSAGE, account })
  assert.is(signature, SIGNATURE)
})

test('the account goes out as the wallet spelled it', async () => {
  const { outcome, provider } = await run({ account: signer.address })
  assert.type(outcome, 'string')
  const { params } = provider.calls.find(({ method }) => method === 'personal_sign') ?? { params: [] }
  assert.is(params[1], signer.address)
})

const SIGNATURES: [string, unknown, string | null][] = [
  ['only r, 66 characters', `0x${'12'.repeat(32)}`, 'signatureUnreadable'],
  ['130 characters', `0x${'12'.repeat(64)}`, 'signatureUnreadable'],
  ['134 characters', `0x${'12'.repeat(66)}`, 'signatureUnreadable'],
  ['without 0x', `${'12'.repeat(64)}1b`, 'signatureUnreadable'],
  ['v of 29', `0x${'12'.repeat(64)}1d`, 'signatureUnreadable'],
  ['undefined', undefined, 'walletClosed'],
  ['an object', { signature: SIGNATURE }, 'signatureUnreadable'],
]
for (const [name, personal_sign, key] of SIGNATURES) {
  test(`P8: the signature is ${name}`, async () => {
    assert.is((await run({ answers: { personal_sign } })).key, key)
  })
}

for (const [v, good] of [
  ['00', '1b'],
  ['01', '1c'],
  ['1b', '1b'],
  ['1c', '1c'],
  ['1C', '1c'],
]) {
  test(`P8: v ${v} leaves as ${good}`, async () => {
    const answers = { personal_sign: `0x${'AB'.repeat(64)}${v}`, eth_call: new Error('silent') }
    assert.is((await run({ answers })).outcome, `0x${'ab'.repeat(64)}${good}`)
  })
}

test('P7: signed by another account than asked: says which', async () => {
  const other = privateKeyToAccount(`0x${'6'.repeat(64)}`)
  const answers = { personal_sign: (message: Hex) => other.signMessage({ message: { raw: message } }) }
  const { outcome } = await run({ answers })
  assert.instance(outcome, AppError)
  assert.equal((outcome as AppError).params, { account: other.address.toLowerCase() })
  assert.is((outcome as AppError).key, 'signatureWrong')
})

test('P7: the same for a message of many bytes and every length of its number', async () => {
  for (const length of [1, 9, 10, 99, 100, 1000]) {
    const message = 'm'.repeat(length)
    const { outcome, provider } = await run({}, message)
    const { params } = provider.calls.find(({ method }) => method === 'eth_call') ?? { params: [] }
    assert.ok((params[0] as { data: string }).data.startsWith(hashMessage(message)))
    assert.type(outcome, 'string')
  }
})

for (const [name, eth_call] of Object.entries({
  'an error': new Error('unsupported'),
  nothing: '0x',
  zero: `0x${'0'.repeat(64)}x`,
  HTML: '<html>',
})) {
  test(`P7: the node answers ${name}: the server checks alone`, async () => {
    assert.type((await run({ answers: { eth_call } })).outcome, 'string')
  })
}

test('P7: the node is silent: three seconds, then the server checks alone', async () => {
  const { outcome, elapsedMs } = await run({ answers: { eth_call: () => new Promise(() => {}) } })
  assert.type(outcome, 'string')
  assert.is(elapsedMs, 3000)
})

test('the player refuses', async () => {
  const refused = () => Promise.reject({ code: 4001 })
  assert.is((await run({ answers: { personal_sign: refused } })).key, 'rejected')
})

test('cancelled while the wallet is silent: at once, and what it answers later is ignored', async () => {
  const stop = new AbortController()
  const provider = fakeProvider({ account, answers: { personal_sign: () => late(() => stop.abort()) } })
  const { outcome, elapsedMs } = await onFakeClock(() =>
    personalSign({ provider: () => provider }, { message: MESSAGE, account, signal: stop.signal }).catch(
      (error: AppError) => error.key,
    ),
  )
  assert.is(outcome, 'rejected')
  assert.is(elapsedMs, 4000)
  assert.not(provider.asked.includes('eth_call'))
})

/** Cancelled after 4 s, refused after 5. */
const late = (cancel: () => void) =>
  new Promise((_, refuse) => {
    setTimeout(cancel, 4000)
    setTimeout(() => refuse({ code: 4001 }), 5000)
  })

test('the wallet is on another account: it is not asked to sign', async () => {
  const { key, provider } = await run({ account: BOB })
  assert.is(key, 'accountAbnormal')
  assert.not(provider.asked.includes('personal_sign'))
})

for (const message of [`0x${'ab'.repeat(32)}`, `0X${'AB'.repeat(32)}`, '0x', ` 0x${'ab'.repeat(32)}\n`, '0x12']) {
  test(`never signs bytes: ${JSON.stringify(message.slice(0, 8))}`, async () => {
    const { key, provider } = await run({}, message)
    assert.is(key, 'signInRefused')
    assert.equal(provider.asked, [])
  })
}

test.run()

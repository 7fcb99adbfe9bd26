import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AppError } from '../../src/errors'
import { clientOf } from '../../src/wallet/client'
import type { Wallet } from '../../src/wallet/provider'
import { toWalletError } from '../../src/wallet/toWalletError'
import { ALICE, fakeProvider } from '../support/fakeProvider'
import { onFakeClock } from './fakeClock'

const test = suite('wallet/client')
const keyOf = (error: unknown) => (error instanceof AppError ? error.key : error)
const hang = () => new Promise(() => {})
const request = (wallet: Wallet, method: string, params?: readonly unknown[]): Promise<unknown> =>
  clientOf(wallet).request({ method, params } as never)

test('P15: silent methods are shared while they run, and asked anew afterwards', async () => {
  const provider = fakeProvider()
  const wallet = { provider: () => provider }
  const both = await Promise.all([request(wallet, 'eth_accounts'), request(wallet, 'eth_accounts')])
  assert.equal(both, [[ALICE], [ALICE]])
  assert.equal(provider.asked, ['eth_accounts'])
  await request(wallet, 'eth_accounts')
  assert.equal(provider.asked, ['eth_accounts', 'eth_accounts'])
})

for (const method of ['eth_accounts', 'eth_chainId', 'net_version']) {
  test(`P15: ${method} without an answer ends after 3 s, and the next one is a new one`, async () => {
    const provider = fakeProvider({ answers: { [method]: hang } })
    const wallet = { provider: () => provider }
    const { outcome, elapsedMs } = await onFakeClock(() => request(wallet, method).catch(keyOf))
    assert.is(outcome, 'walletSilent')
    assert.is(elapsedMs, 3000)
    await onFakeClock(() => request(wallet, method).catch(keyOf))
    assert.equal(provider.asked, [method, method])
  })
}

test('what a person answers has no limit', async () => {
  const provider = fakeProvider({
    answers: { personal_sign: () => new Promise((resolve) => setTimeout(() => resolve('signed'), 3_600_000)) },
  })
  const { outcome } = await onFakeClock(() => request({ provider: () => provider }, 'personal_sign', []))
  assert.is(outcome, 'signed')
})

test('questions to a person are never shared', async () => {
  const provider = fakeProvider({ answers: { eth_sendTransaction: 'sent' } })
  const wallet = { provider: () => provider }
  await Promise.all([request(wallet, 'eth_sendTransaction', [{}]), request(wallet, 'eth_sendTransaction', [{}])])
  assert.is(provider.asked.length, 2)
})

for (const code of [-32002, '-32002']) {
  test(`P15: code ${typeof code} -32002 is walletBusy`, async () => {
    const provider = fakeProvider({
      answers: {
        eth_requestAccounts: () => {
          throw { code, message: 'Request of type wallet_requestPermissions already pending' }
        },
      },
    })
    assert.is(await request({ provider: () => provider }, 'eth_requestAccounts').catch(keyOf), 'walletBusy')
  })
}

test('a provider that throws instead of rejecting', async () => {
  const provider = Object.assign(fakeProvider(), {
    request: () => {
      throw new Error('not ready')
    },
  })
  const outcome = await request({ provider: () => provider }, 'eth_chainId').catch((error: Error) => error.message)
  assert.is(outcome, 'not ready')
})

test('P10: the provider is asked for at each request', async () => {
  const [first, second] = [fakeProvider(), fakeProvider()]
  let current = first
  const wallet = { provider: () => current }
  await request(wallet, 'eth_chainId')
  current = second
  await request(wallet, 'eth_chainId')
  assert.equal([first.asked.length, second.asked.length], [1, 1])
})

test('what a wallet throws, in our words', () => {
  assert.is(toWalletError({ code: 4001 }).key, 'rejected')
  assert.is(toWalletError({ code: 4100 }).key, 'walletLocked')
  assert.is(toWalletError({ code: 4900 }).key, 'walletLocked')
  assert.is(toWalletError(null).key, 'walletClosed')
  assert.is(toWalletError(new Error('boom')).key, 'walletError')
  const busy = new AppError('walletBusy')
  assert.is(toWalletError(busy), busy)
})

test.run()

import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkWalletEvery, foundWallet, lookAtWallet, noteWallet, requireWallet } from '../../src/actions/wallet/wallet'
import { config } from '../../src/config'
import { AppError } from '../../src/errors'
import { isWrongChain, walletAccount, walletName, walletState } from '../../src/state/wallet'
import { isOnBsc, switchError } from '../../src/state/walletQuestion'
import { installClock, pass, quiet, until } from '../actions/support/clock'
import { ALICE, BOB, fakeProvider } from '../support/fakeProvider'

/** In a process of its own: once a page has a wallet, it keeps it. */
const test = suite('screens, a wallet that comes late')
installClock()

/** What the page says of its browser. */
const browse = (userAgent: string) =>
  Object.defineProperty(window.navigator, 'userAgent', { configurable: true, value: userAgent })

/** How an attempt to use the wallet ends without one, once the search is over. */
async function failureOf(waitMs: number): Promise<string | null> {
  let key: string | null = null
  requireWallet().catch((cause: unknown) => {
    key = cause instanceof AppError ? cause.key : String(cause)
  })
  await pass(waitMs - 1000)
  assert.is(key, null, 'too soon')
  await pass(2000)
  return key
}

test('without one: none after three seconds, ten inside a wallet, and what to do depends on where the page is', async () => {
  browse('Mozilla/5.0')
  assert.is(await failureOf(3000), 'installWallet')
  assert.equal([walletState.value, walletName.value], ['none', ''])
  browse('Mozilla/5.0 MetaMaskMobile')
  assert.is(await failureOf(10_000), 'walletAbsent')
  assert.is(walletName.value, 'metamask')
  browse('Mozilla/5.0 TokenPocket_Android')
  assert.is(await failureOf(10_000), 'walletWithoutBsc')
  browse('Mozilla/5.0')
  assert.is(foundWallet(), null)
})

test('account and chain are noted as the wallet tells them, and an unknown chain is not a wrong one', () => {
  switchError.value = new AppError('rejected')
  noteWallet(ALICE, 1)
  assert.equal([walletState.value, isWrongChain.value, isOnBsc.value], ['ready', true, false])
  noteWallet(ALICE, null)
  assert.equal([isWrongChain.value, isOnBsc.value, switchError.value?.key], [false, false, 'rejected'])
  noteWallet(null, config.chainId)
  assert.equal([walletState.value, walletAccount.value, switchError.value], ['locked', '', null])
})

test('one that is injected after the search is found at the next hint, and watched from then on', async () => {
  const wallet = fakeProvider()
  window.dispatchEvent(new Event('focus'))
  await pass(1000)
  assert.is(walletState.value, 'none')
  Object.assign(window, { ethereum: wallet })
  window.dispatchEvent(new Event('pageshow'))
  await until(() => walletState.value === 'ready')
  assert.is(walletAccount.value, ALICE)
  wallet.useAccount(BOB)
  await until(() => walletAccount.value === BOB)
})

test('two searches at once end with one wallet, and a locked one is no failure', async () => {
  const answers = { eth_accounts: new Error('locked') }
  Object.assign(window, { ethereum: fakeProvider({ answers }) })
  await Promise.all([lookAtWallet(), lookAtWallet()])
  assert.is(walletState.value, 'locked')
  assert.is(await requireWallet(), foundWallet())
})

test('a wallet that sends no events is read every so often, until it is stopped', async () => {
  const wallet = fakeProvider({ accounts: { events: 'silent' } })
  Object.assign(window, { ethereum: wallet })
  const stop = checkWalletEvery(5000)
  await until(() => walletAccount.value === ALICE)
  wallet.useAccount(BOB)
  await until(() => walletAccount.value === BOB)
  stop()
  const readings = wallet.asked.length
  await pass(20_000)
  await quiet()
  assert.is(wallet.asked.length, readings)
})

test.run()

import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { config } from '../../src/config'
import { ALICE, fakeProvider, HASH } from '../support/fakeProvider'
import { fakeReader } from '../support/fakeReader'
import { fakePage } from './fakePage'
import { loadInOldBrowser } from './oldBrowser'

const test = suite('wallet/oldBrowser')
const REF = `0x${'7'.repeat(64)}`

test('the old browser has no newer API', async () => {
  const { use } = await loadInOldBrowser(`export const use = () => Object.hasOwn({}, 'name')`)
  assert.throws(() => use?.(), /not a function/)
  const { has } = await loadInOldBrowser(`export const has = () => typeof globalThis + typeof structuredClone`)
  assert.is(has?.(), 'undefinedundefined')
})

test('it decodes as Chrome 72 did', async () => {
  const { use } = await loadInOldBrowser(`
    export const use = (...given: []) => new TextDecoder().decode(...given)`)
  assert.is(use?.(), '')
  assert.throws(() => use?.(undefined as never, { stream: false } as never), /Failed to execute 'decode'/)
})

test('P33: the wallet chunk finds, links and reads without any newer API', async () => {
  const door = await loadInOldBrowser(`
    export { findProvider, toWallet } from './src/wallet/findProvider'
    export { identifyWallet } from './src/wallet/identify'
    export { requestAccount } from './src/wallet/account'
    export { readChain } from './src/wallet/chainId'
    export { switchChain } from './src/wallet/switchChain'
    export { assertSignInMessage } from './src/wallet/signInMessage'
    export { watchWallet } from './src/wallet/watchWallet'
  `)
  const page = fakePage({ ethereum: fakeProvider() })
  const found = await door.findProvider?.({ page } as never)
  const wallet = door.toWallet?.(found as never, page as never) as never
  assert.is(await door.requestAccount?.(wallet), ALICE)
  assert.is(await door.readChain?.(wallet), 31337)
  await door.switchChain?.(wallet)
  assert.is(door.identifyWallet?.({ provider: null, page } as never), 'other')
  assert.throws(
    () => door.assertSignInMessage?.('' as never, ALICE as never, 0 as never),
    ({ key }: { key?: string }) => key === 'signInRefused',
  )
  const watch = door.watchWallet?.(wallet, (() => {}) as never, page as never) as { stop(): void }
  watch.stop()
})

test('P33: signing reads its signer back', async () => {
  const { personalSign } = await loadInOldBrowser(`export { personalSign } from './src/wallet/personalSign'`)
  const answers = { eth_call: `0x${ALICE.slice(2).padStart(64, '0')}` }
  const provider = fakeProvider({ answers })
  const wallet = { provider: () => provider }
  const signature = await personalSign?.(wallet as never, { message: 'sign in', account: ALICE } as never)
  assert.type(signature, 'string')
  assert.ok(provider.asked.includes('eth_call'))
})

test('P33: what a wallet threw is still known where errors have no cause', async () => {
  const { requestAccount } = await loadInOldBrowser(`export { requestAccount } from './src/wallet/account'`)
  const keyFor = async (thrown: unknown) => {
    const provider = fakeProvider({ linked: false, answers: { eth_requestAccounts: () => Promise.reject(thrown) } })
    return Promise.resolve(requestAccount?.({ provider: () => provider } as never)).catch(
      ({ key }: { key?: string }) => key,
    )
  }
  assert.is(await keyFor({ code: -32603, data: { originalError: { code: 4001 } } }), 'rejected')
  assert.is(await keyFor({}), 'rejected')
  assert.is(await keyFor({ code: '-32002' }), 'walletBusy')
  assert.is(await keyFor({ code: 4900 }), 'walletLocked')
})

test('P33: the transaction chunk encodes, checks, sends and decodes', async () => {
  const door = await loadInOldBrowser(`
    export { sendTransaction } from './test/support/sendTransaction'
    export { encodeSell, readListing } from './src/chain/collection'
    export { decodeCall } from './src/chain/decodeCall'
  `)
  const call = door.encodeSell?.({ collection: 'card', tokenId: 7n, price: 100n, ref: REF } as never) as object
  const decoded = door.decodeCall?.(call as never) as { name: string; price: bigint }
  assert.equal([decoded.name, decoded.price], ['sell', 100n])
  const provider = fakeProvider()
  const reader = fakeReader((method) => (method === 'eth_estimateGas' ? '0x5208' : '0x'))
  const wallet = { provider: () => provider }
  assert.is(
    await door.sendTransaction?.(
      wallet as never,
      reader as never,
      { from: ALICE, isChainSigned: false, isCredibleGas: () => true, ...call } as never,
    ),
    HASH,
  )
  const word = (value: string) => value.padStart(64, '0')
  const listed = fakeReader(() => `0x${word(ALICE.slice(2))}${word('64')}`)
  const listing = await door.readListing?.(listed as never, { collection: 'card', tokenId: 7n } as never)
  assert.equal({ ...(listing as object) }, { seller: ALICE, price: 100n })
  assert.ok(config.contracts.card)
})

test.run()

import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { expectedWallet, identifyWallet, type WalletName } from '../../src/wallet/identify'
import { type PersonaName, quirksOf } from '../sandbox/wallet/personas'
import { fakeProvider } from '../support/fakeProvider'
import { fakePage } from './fakePage'

const test = suite('wallet/identify')

const withFlags = (...flags: string[]) => fakeProvider({ flags })

const BY_FLAGS: [string[], WalletName][] = [
  [[], 'other'],
  [['isMetaMask'], 'metamask'],
  [['isTrust', 'isMetaMask'], 'trust'],
  [['isTrustWallet'], 'trust'],
  [['isSafePal', 'isTrust', 'isMetaMask'], 'safepal'],
  [['isTokenPocket', 'isMetaMask'], 'tokenpocket'],
  [['isTp'], 'tokenpocket'],
  [['isImToken'], 'imtoken'],
  [['isOkxWallet', 'isMetaMask'], 'okx'],
  [['isOKExWallet'], 'okx'],
  [['isBinance', 'isTrust'], 'binance'],
  [['isBitKeep', 'isMetaMask'], 'bitget'],
]
for (const [flags, name] of BY_FLAGS) {
  test(`P3: ${flags.join(' and ') || 'no flag'} means ${name}`, () => {
    assert.is(identifyWallet({ provider: withFlags(...flags), page: fakePage() }), name)
  })
}

test('P3: a flag that is not true is none', () => {
  const provider = Object.assign(fakeProvider(), { isMetaMask: 'yes' })
  assert.is(identifyWallet({ provider, page: fakePage() }), 'other')
})

test('by a global of its own', () => {
  const name = (globals: Record<string, unknown>) => identifyWallet({ provider: null, page: fakePage(globals) })
  assert.is(name({ TPJSBrigeClient: {} }), 'tokenpocket')
  assert.is(name({ okxwallet: {} }), 'okx')
  assert.is(name({ binancew3w: {} }), 'binance')
  assert.is(name({ bitkeep: {} }), 'bitget')
  assert.is(name({ trustwallet: {} }), 'trust')
  assert.is(name({ safepalProvider: {}, trustwallet: {} }), 'safepal')
})

test('by its EIP-6963 name', () => {
  const name = (rdns: string) => identifyWallet({ provider: fakeProvider(), rdns, page: fakePage() })
  assert.is(name('io.metamask.mobile'), 'metamask')
  assert.is(name('com.trustwallet.app'), 'trust')
  assert.is(name('com.example'), 'other')
})

test("P19: by the browser's name, without a provider", () => {
  const page = fakePage({}, 'Mozilla/5.0 (Linux; Android 9) TokenPocket_Android')
  assert.is(identifyWallet({ provider: null, page }), 'tokenpocket')
  assert.is(identifyWallet({ provider: null, page: fakePage() }), 'other')
})

const BY_PERSONA: Record<PersonaName, WalletName> = {
  perfect: 'other',
  'trust-android': 'trust',
  'trust-ios': 'trust',
  'metamask-android-old': 'metamask',
  'metamask-ios': 'metamask',
  'tokenpocket-android': 'tokenpocket',
  okx: 'okx',
  'safepal-as-trust': 'safepal',
  'imtoken-old': 'imtoken',
  binance: 'binance',
  strict: 'other',
  legacy: 'other',
  'worst-case': 'trust',
}
for (const [persona, name] of Object.entries(BY_PERSONA) as [PersonaName, WalletName][]) {
  test(`persona ${persona} looks like ${name}`, () => {
    const { agent, inject } = quirksOf(persona)
    const page = fakePage({}, `Mozilla/5.0 ${agent}`)
    assert.is(identifyWallet({ provider: fakeProvider({ persona }), rdns: inject.rdns, page }), name)
  })
}

test('P19: TokenPocket without a provider is known by its browser or its bridges; an ordinary browser is no wallet', () => {
  const iOS = { webkit: { messageHandlers: { getNodeUrl: {} } } }
  assert.is(expectedWallet(fakePage({}, 'Mozilla/5.0 TokenPocket_Android')), 'tokenpocket')
  assert.is(expectedWallet(fakePage({ TPJSBrigeClient: {} })), 'tokenpocket')
  assert.is(expectedWallet(fakePage(iOS)), 'tokenpocket')
  assert.is(expectedWallet(fakePage({ ReactNativeWebView: {} })), 'other')
  assert.is(expectedWallet(fakePage({ webkit: { messageHandlers: {} } })), null)
  assert.is(expectedWallet(fakePage()), null)
})

test.run()

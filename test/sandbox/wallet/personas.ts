import { PERFECT, type QuirkChanges, type Quirks, withChanges } from './quirks'

/** What every Android WebView lacks, whichever wallet is around it (mdn/browser-compat-data). */
const ANDROID: QuirkChanges = { share: 'absent', download: 'reload' }

const TRUST: QuirkChanges = {
  flags: ['isTrust', 'isTrustWallet'],
  removeListener: false, // wevm/wagmi#3526
  sign: { needsAccounts: true }, // trustwallet/trust-web3-provider throws before accounts were asked for
  reject: 'text',
}

/** Every linked account, the chosen one first, in lower case (MetaMask/metamask-mobile#1071). */
const METAMASK_ACCOUNTS = { list: 'chosenFirst', spelling: 'lower' } as const

const CHANGES = {
  perfect: {},
  'trust-android': {
    ...ANDROID,
    ...TRUST,
    inject: { delayMs: 50, announce: 'none', initializedEvent: false }, // evaluateJavascript in onPageStarted: a race
    chainIdShape: 'number', // the demo's `chainId: 56` comes back raw
    accounts: { events: 'silent' },
    switching: 'text', // wevm/wagmi#4754
  },
  'trust-ios': {
    ...TRUST,
    inject: { rdns: 'com.trustwallet.app' },
    accounts: { events: 'silent' },
  },
  'metamask-android-old': {
    ...ANDROID,
    inject: { delayMs: 800, announce: 'none', initializedEvent: true }, // MetaMask/metamask-mobile#1875
    flags: ['isMetaMask'],
    agent: 'WebView MetaMaskMobile',
    accounts: { events: 'staleLast', busy: true, ...METAMASK_ACCOUNTS }, // MetaMask/metamask-mobile#2162
    switching: 'nested', // MetaMask/metamask-mobile#2944
    reject: 'empty', // MetaMask/metamask-mobile#1314
    send: 'hangAfterBroadcast', // MetaMask/metamask-mobile#1266
    storage: 'clearsOnReload', // MetaMask/metamask-mobile#3675
    clipboard: 'deny',
    gesture: { edge20: true, top50: true }, // MetaMask/metamask-mobile#26330
  },
  'metamask-ios': {
    inject: { rdns: 'io.metamask.mobile' },
    flags: ['isMetaMask'],
    agent: 'WebView MetaMaskMobile',
    accounts: { events: 'silent', busy: true, ...METAMASK_ACCOUNTS }, // MetaMask/metamask-mobile#24163
    switching: 'okNoEvent', // MetaMask/metamask-mobile#15239
    gesture: { edge20: true, top50: true },
  },
  'tokenpocket-android': {
    ...ANDROID,
    inject: { rdns: 'pro.tokenpocket', announce: 'same' },
    flags: ['isTokenPocket', 'isTp', 'isMetaMask'],
    agent: 'TokenPocket_Android',
    chainIdShape: 'upper',
    reject: 'text',
  },
  okx: {
    ...ANDROID,
    inject: { rdns: 'com.okex.wallet' },
    flags: ['isOkxWallet', 'isOKExWallet', 'isMetaMask'],
    agent: 'OKApp',
    rpc: 'limit', // wevm/viem#3147
    reject: 'nested',
  },
  'safepal-as-trust': {
    ...ANDROID,
    inject: { announce: 'none', initializedEvent: false },
    flags: ['isSafePal', 'isTrust', 'isTrustWallet', 'isMetaMask'], // reown-com/appkit#982
    removeListener: false,
    reject: 'text', // "Cancelled by User"
  },
  'imtoken-old': {
    ...ANDROID,
    inject: { announce: 'none', initializedEvent: false },
    flags: ['isImToken'],
    agent: 'imToken/2.9.5',
    switching: '32601', // OffchainLabs/arbitrum-token-bridge#310
    chainIdShape: 'decimal',
    accounts: { events: 'silent' },
    reject: 'imToken',
    sign: { v01: true },
  },
  binance: {
    ...ANDROID,
    inject: { rdns: 'com.binance.wallet' },
    flags: ['isBinance', 'isTrust'],
    accounts: { events: 'double' },
    reject: 'walletConnect',
  },
  // A wallet that takes the protocol literally.
  strict: {
    inject: { announce: 'none' },
    strict: true,
  },
  // A browser from before EIP-1193, EIP-3326 and EIP-6963.
  legacy: {
    ...ANDROID,
    inject: { place: 'web3', shape: 'sendAsync', announce: 'none', initializedEvent: false },
    switching: '32601',
    accounts: { events: 'silent' },
    reject: 'text',
    removeListener: false,
  },
  'worst-case': {
    ...ANDROID,
    inject: { delayMs: 2500, announce: 'none', initializedEvent: false, place: 'ethereum' },
    flags: ['isMetaMask', 'isTrust'],
    agent: 'WebView MetaMaskMobile',
    chainIdShape: 'undefined',
    switching: 'null', // MetaMask/metamask-mobile#12502
    accounts: { events: 'staleLast', linkHangs: true, busy: true },
    sign: { needsAccounts: true, v01: true },
    reject: 'null',
    send: 'hangAfterBroadcast',
    rpc: 'html',
    removeListener: false,
    storage: 'throws',
    clipboard: 'deny',
    gesture: { edge20: true, top50: true },
  },
} as const satisfies Record<string, QuirkChanges>

export type PersonaName = keyof typeof CHANGES

/** The named sets of quirks, one for each wallet the players use, the ideal one first. */
export const PERSONA_NAMES = Object.keys(CHANGES) as PersonaName[]

/** The quirks of one persona. */
export const quirksOf = (name: PersonaName): Quirks => withChanges(PERFECT, CHANGES[name])

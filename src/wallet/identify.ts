import type { Eip1193Provider } from './provider'

/** Which wallet this seems to be. For words, links and bridges only: flags lie, so we find out behaviour by trying. */
export type WalletName =
  | 'safepal'
  | 'tokenpocket'
  | 'imtoken'
  | 'okx'
  | 'binance'
  | 'bitget'
  | 'trust'
  | 'metamask'
  | 'other'

interface Signs {
  name: WalletName
  flags: readonly string[]
  global?: string
  rdns?: string
  agent?: RegExp
  /** Name of the app's message handler on iOS, which exists before any provider. */
  handler?: string
}

/** The order matters: SafePal also claims to be Trust (reown-com/appkit#982), and nearly all claim to be MetaMask. */
const WALLETS: readonly Signs[] = [
  { name: 'safepal', flags: ['isSafePal'], global: 'safepalProvider', agent: /SafePal/i },
  {
    name: 'tokenpocket',
    flags: ['isTokenPocket', 'isTp'],
    global: 'TPJSBrigeClient',
    rdns: 'pro.tokenpocket',
    agent: /TokenPocket/,
    handler: 'getNodeUrl', // TP-Lab/tp-js-sdk
  },
  { name: 'imtoken', flags: ['isImToken'], global: 'imToken', agent: /imToken\/\d/i },
  { name: 'okx', flags: ['isOkxWallet', 'isOKExWallet'], global: 'okxwallet', rdns: 'com.okex.wallet', agent: /OKApp/ },
  { name: 'binance', flags: ['isBinance'], global: 'binancew3w', rdns: 'com.binance.wallet', agent: /\bBNC\// },
  { name: 'bitget', flags: ['isBitKeep'], global: 'bitkeep', rdns: 'com.bitget.web3', agent: /BitKeep|Bitget/ },
  {
    name: 'trust',
    flags: ['isTrust', 'isTrustWallet'],
    global: 'trustwallet',
    rdns: 'com.trustwallet.app',
    handler: '_tw_', // trustwallet/trust-web3-provider
  },
  { name: 'metamask', flags: ['isMetaMask'], rdns: 'io.metamask', agent: /MetaMaskMobile/ },
]

export interface Traces {
  provider: Eip1193Provider | null
  rdns?: string | null
  page?: Window
}

/** The wallet's likely name, from its flags, its globals, its EIP-6963 name and the browser's. */
export function identifyWallet({ provider, rdns = null, page = window }: Traces): WalletName {
  const fits = (signs: Signs) =>
    signs.flags.some((flag) => provider?.[flag] === true) ||
    (signs.rdns !== undefined && rdns?.startsWith(signs.rdns) === true) ||
    surrounds(signs, page)
  return WALLETS.find(fits)?.name ?? 'other'
}

/**
 * The wallet whose browser this must be, even before it injects a provider; null in an ordinary browser. `other` inside
 * any React Native app, as many wallets are.
 */
export function expectedWallet(page: Window = window): WalletName | null {
  const known = WALLETS.find((signs) => surrounds(signs, page))
  return known?.name ?? ('ReactNativeWebView' in page ? 'other' : null)
}

/** Whether the user agent, a global or an app bridge gives this wallet away. */
function surrounds({ global, agent, handler }: Signs, page: Window): boolean {
  const globals = page as unknown as Record<string, unknown>
  const { messageHandlers } = Object(globals.webkit) as { messageHandlers?: unknown }
  return (
    (global !== undefined && globals[global] !== undefined) ||
    (handler !== undefined && Object(messageHandlers)[handler] !== undefined) ||
    agent?.test(page.navigator.userAgent) === true
  )
}

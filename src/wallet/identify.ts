import type { Eip1193Provider } from './provider'

/** Which wallet this seems to be. For words, links and bridges only: flags lie, so behaviour is found out by trying. */
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
}

/** In this order: SafePal also says it is Trust (reown-com/appkit#982), and nearly everyone says MetaMask. */
const WALLETS: readonly Signs[] = [
  { name: 'safepal', flags: ['isSafePal'], global: 'safepalProvider', agent: /SafePal/i },
  {
    name: 'tokenpocket',
    flags: ['isTokenPocket', 'isTp'],
    global: 'TPJSBrigeClient',
    rdns: 'pro.tokenpocket',
    agent: /TokenPocket/,
  },
  { name: 'imtoken', flags: ['isImToken'], global: 'imToken', agent: /imToken\/\d/i },
  { name: 'okx', flags: ['isOkxWallet', 'isOKExWallet'], global: 'okxwallet', rdns: 'com.okex.wallet', agent: /OKApp/ },
  { name: 'binance', flags: ['isBinance'], global: 'binancew3w', rdns: 'com.binance.wallet' },
  { name: 'bitget', flags: ['isBitKeep'], global: 'bitkeep', rdns: 'com.bitget.web3', agent: /BitKeep/ },
  { name: 'trust', flags: ['isTrust', 'isTrustWallet'], global: 'trustwallet', rdns: 'com.trustwallet.app' },
  { name: 'metamask', flags: ['isMetaMask'], rdns: 'io.metamask', agent: /MetaMaskMobile/ },
]

export interface Traces {
  provider: Eip1193Provider | null
  rdns?: string | null
  page?: Window
}

/** The wallet's likely name, from its flags, its globals, its EIP-6963 name and the browser's. */
export function identifyWallet({ provider, rdns = null, page = window }: Traces): WalletName {
  const globals = page as unknown as Record<string, unknown>
  const fits = ({ flags, global, rdns: own, agent }: Signs) =>
    flags.some((flag) => provider?.[flag] === true) ||
    (global !== undefined && globals[global] !== undefined) ||
    (own !== undefined && rdns?.startsWith(own) === true) ||
    agent?.test(page.navigator.userAgent) === true
  return WALLETS.find(fits)?.name ?? 'other'
}

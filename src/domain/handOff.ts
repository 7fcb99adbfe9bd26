/** Wallets that players use and that can show a page in a browser of their own. */
export type HandOffWallet = 'tokenpocket' | 'trust' | 'metamask' | 'okx' | 'binance' | 'bitget' | 'imtoken' | 'safepal'

export interface HandOffPlace {
  /** The site's origin, such as https://example.com. */
  origin: string
  /** Path and query the visitor wants to see. */
  wanted: string
  /** The invite code of the visit that brought it; the address may have lost it since. */
  inviteCode: string | null
  /** The language shown now. */
  locale: string
}

/** The address that shows the same page in another browser, with its path, query, invite code and language. */
export function handOffAddress({ origin, wanted, inviteCode, locale }: HandOffPlace): string {
  const address = new URL(origin)
  // Accepts only our own paths: `//elsewhere` and whole addresses lead off the site.
  if (/^\/(?![/\\])/.test(wanted)) {
    const { pathname, search } = new URL(origin + wanted)
    address.pathname = pathname
    address.search = search
  } else address.pathname = '/login'
  if (inviteCode) address.searchParams.set('invite_code', inviteCode)
  address.searchParams.set('lang', locale)
  return address.href
}

/** Trust's SLIP-44 coin type for BSC. */
const TRUST_BSC = 20000714
/** Binance's in-app browser, one of its mini programs (@binance/w3w-utils). */
const BINANCE_BROWSER = 'appId=yFK5FCqYprrXDiVFbhyRx7&startPagePath=L3BhZ2VzL2Jyb3dzZXIvaW5kZXg='

const encode = encodeURIComponent

/**
 * Binance's own code puts the address into a query without encoding it, which loses everything after the first `&`.
 * Encoding only the characters that end a value lets the page open even in a version that does not decode it.
 */
const endsValue = (address: string): string => address.replace(/[%&#+]/g, encode)

/** The link that opens an address in each wallet's own browser, on chain 56 if the link can name a chain. */
const LINKS: Record<HandOffWallet, ((address: string) => string) | null> = {
  tokenpocket: (url) =>
    `tpdapp://open?params=${encode(JSON.stringify({ url, chain: 'BSC', source: 'Dragon Market' }))}`,
  // https://developer.trustwallet.com/developer/develop-for-trust/deeplinking
  trust: (url) => `https://link.trustwallet.com/open_url?coin_id=${TRUST_BSC}&url=${encode(url)}`,
  // https://docs.metamask.io/metamask-connect/evm/guides/metamask-exclusive/use-deeplinks: an encoded path opens an
  // empty tab, and the older metamask.app.link loses the query.
  metamask: (url) => `https://link.metamask.io/dapp/${url.replace(/^https?:\/\//, '')}`,
  // https://web3.okx.com/build/docs/waas/app-universal-link
  okx: (url) => `https://web3.okx.com/download?deeplink=${encode(`okx://wallet/dapp/url?dappUrl=${encode(url)}`)}`,
  binance: (url) => {
    const query = btoa(`url=${endsValue(url)}&defaultChainId=56`)
    const link = `bnc://app.binance.com/mp/app?${BINANCE_BROWSER}&startPageQuery=${query}`
    return `https://app.binance.com/en/download?_dp=${encode(btoa(link))}`
  },
  bitget: (url) => `https://bkcode.vip?action=dapp&url=${encode(url)}`,
  // https://imtoken.gitbook.io/developers/products/deep-linking
  imtoken: (url) => `imtokenv2://navigate/DappView?url=${encode(url)}`,
  // They document no link; the ones in circulation are unproven.
  safepal: null,
}

/** In the order offered: by how many players use them. */
export const HAND_OFF_WALLETS = Object.keys(LINKS) as HandOffWallet[]

/** The link that opens an address in a wallet's browser; null if copying the address is the only sure way. */
export const handOffLink = (wallet: HandOffWallet, address: string): string | null => LINKS[wallet]?.(address) ?? null

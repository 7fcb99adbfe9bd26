import { identifyWallet, type WalletName } from '../../wallet/identify'
import type { Check, Words } from '../finding'

/** If a wallet needs longer, players tap before it is ready. */
const LATE_MS = 1000

const NAMES: Record<Exclude<WalletName, 'other'>, string> = {
  safepal: 'SafePal',
  tokenpocket: 'TokenPocket',
  imtoken: 'imToken',
  okx: 'OKX Wallet',
  binance: 'Binance',
  bitget: 'Bitget',
  trust: 'Trust Wallet',
  metamask: 'MetaMask',
}
const nameOf = (wallet: WalletName): string | Words => (wallet === 'other' ? ['doctor.wallet_unnamed'] : NAMES[wallet])

/** Checks which wallet is around the page, and whether it injected its provider. */
export const wallet: Check = {
  name: 'wallet',
  limitMs: 13_000,
  async run({ page }, shared) {
    const found = await shared.wallet()
    if (!found) {
      const looksLike = identifyWallet({ provider: null, page })
      const facts = { wallet: looksLike === 'other' ? 'none' : looksLike, provider: 'none' }
      if (looksLike === 'other') {
        return { state: 'look', found: [['doctor.wallet_none']], advice: ['doctor.wallet_open'], facts }
      }
      const advice: Words = [looksLike === 'tokenpocket' ? 'doctor.wallet_chooseBnb' : 'doctor.wallet_reload']
      return { state: 'bad', found: [['doctor.wallet_missing', { wallet: nameOf(looksLike) }]], advice, facts }
    }
    const { provider, place, afterMs, announced } = found
    const name = identifyWallet({ provider, rdns: announced[0] ?? null, page })
    const words: Words[] = [['doctor.wallet_found', { wallet: nameOf(name) }]]
    if (afterMs > LATE_MS)
      words.push(['doctor.wallet_late', { wallet: nameOf(name), seconds: (afterMs / 1000).toFixed(1) }])
    const facts = { wallet: name, provider: place, afterMs, eip6963: announced.join(' ') || 'none' }
    return { state: 'ok', found: words, facts }
  },
}

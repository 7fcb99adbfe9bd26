import type { HandOffWallet } from '../../domain/handOff'

export interface WalletWords {
  /** As the wallet calls itself, in every language. */
  name: string
  /** Two letters in place of a logo. */
  mark: string
  /** Where its browser is found. */
  way: 'stepDiscover' | 'stepBrowser'
}

/** What players know each wallet by. */
export const HAND_OFF_WORDS: Record<HandOffWallet, WalletWords> = {
  tokenpocket: { name: 'TokenPocket', mark: 'TP', way: 'stepDiscover' },
  trust: { name: 'Trust Wallet', mark: 'Tr', way: 'stepDiscover' },
  metamask: { name: 'MetaMask', mark: 'Mm', way: 'stepBrowser' },
  okx: { name: 'OKX Wallet', mark: 'Ok', way: 'stepDiscover' },
  binance: { name: 'Binance', mark: 'Bn', way: 'stepDiscover' },
  bitget: { name: 'Bitget', mark: 'Bg', way: 'stepDiscover' },
  imtoken: { name: 'imToken', mark: 'im', way: 'stepBrowser' },
  safepal: { name: 'SafePal', mark: 'Sp', way: 'stepBrowser' },
}

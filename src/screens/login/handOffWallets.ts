import type { HandOffWallet } from '../../domain/handOff'

export interface WalletWords {
  /** Two letters in place of a logo. */
  mark: string
  /** How to find its browser. */
  way: 'stepDiscover' | 'stepBrowser'
}

/** The mark players recognise each wallet by, and how to find its browser. */
export const HAND_OFF_WORDS: Record<HandOffWallet, WalletWords> = {
  tokenpocket: { mark: 'TP', way: 'stepDiscover' },
  trust: { mark: 'Tr', way: 'stepDiscover' },
  metamask: { mark: 'Mm', way: 'stepBrowser' },
  okx: { mark: 'Ok', way: 'stepDiscover' },
  binance: { mark: 'Bn', way: 'stepDiscover' },
  bitget: { mark: 'Bg', way: 'stepDiscover' },
  imtoken: { mark: 'im', way: 'stepBrowser' },
  safepal: { mark: 'Sp', way: 'stepBrowser' },
}

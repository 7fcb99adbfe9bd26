import type { HandOffWallet } from '../../domain/handOff'

export interface WalletWords {
  /** Two letters in place of a logo. */
  mark: string
  /** Where its browser is found. */
  way: 'stepDiscover' | 'stepBrowser'
}

/** Beside its title: what players know each wallet by. */
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

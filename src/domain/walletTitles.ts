/** What the wallets call themselves, in every language. */
export const WALLET_TITLES = {
  tokenpocket: 'TokenPocket',
  trust: 'Trust Wallet',
  metamask: 'MetaMask',
  binance: 'Binance Wallet',
  okx: 'OKX Wallet',
  safepal: 'SafePal',
  imtoken: 'imToken',
  bitget: 'Bitget Wallet',
} as const

/** A wallet whose name is known. */
export type KnownWallet = keyof typeof WALLET_TITLES

/** Whether it is one of those that have a title and manual steps of their own. */
export const isKnownWallet = (name: string): name is KnownWallet => name in WALLET_TITLES

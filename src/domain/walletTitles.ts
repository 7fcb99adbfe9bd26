/** What the wallets call themselves, the same in every language. */
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

/** A wallet we know by name. */
export type KnownWallet = keyof typeof WALLET_TITLES

/** Whether we have a title and manual steps for this wallet. */
export const isKnownWallet = (name: string): name is KnownWallet => name in WALLET_TITLES

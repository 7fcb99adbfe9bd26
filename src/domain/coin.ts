/** The payment coins. BNB only pays gas and mints. Spec 1. */
export type Coin = 'BNB' | 'MDS' | 'MDV' | 'HFH' | 'ENFT' | 'USDT'

export const COINS: readonly Coin[] = ['BNB', 'MDS', 'MDV', 'HFH', 'ENFT', 'USDT']

/** Whether it is one of them. */
export const isCoin = (name: string): name is Coin => COINS.some((coin) => coin === name)

/** The coin of sale and auction prices. */
export const PRICE_COIN = 'MDS' satisfies Coin

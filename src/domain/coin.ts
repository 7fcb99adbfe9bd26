/** The payment coins. BNB only pays gas and mints. Spec 1. */
export type Coin = 'BNB' | 'MDS' | 'MDV' | 'HFH' | 'ENFT' | 'USDT'

export const COINS: readonly Coin[] = ['BNB', 'MDS', 'MDV', 'HFH', 'ENFT', 'USDT']

/** Sales and auctions are priced in it. */
export const PRICE_COIN = 'MDS' satisfies Coin

import { COINS, type Coin } from '../../domain/coin'
import type { Kept } from './load'

/** The wallet's balances, where all of them could be read. */
export const KEPT_BALANCES: Kept<Partial<Record<Coin, bigint>>> = {
  name: 'balances',
  isWorthIt: (balances) => COINS.every((coin) => balances[coin] !== undefined),
}

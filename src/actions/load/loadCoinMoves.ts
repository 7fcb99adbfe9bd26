import { answerToUnits } from '../../api/amounts'
import { listCoinHistory } from '../../api/coin'
import { toItems } from '../../api/shape'
import type { Coin } from '../../domain/coin'
import { type CoinMove, coinMoves } from '../../state/coinMoves'
import type { Pages } from '../../state/loading'
import { api } from '../calls/services'
import { load, loadMore } from './load'

let shown: Coin

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Pages<CoinMove>> {
  const { items, next } = await listCoinHistory(api, { coin: shown, cursor }, { signal })
  return {
    ...toItems(items, ({ amount, balance, coin, ...move }) => ({
      ...move,
      amount: answerToUnits(amount.replace('-', ''), coin) * (amount[0] === '-' ? -1n : 1n),
      balance: answerToUnits(balance, coin),
    })),
    next,
  }
}

/** Reads the newest movements of a coin in the game. */
export async function loadCoinMoves(coin: Coin): Promise<void> {
  const fresh = coin !== shown
  shown = coin
  await load(coinMoves, (signal) => readPage(null, signal), { fresh, kept: { name: `moves ${coin}` } })
}

/** Adds older ones. */
export async function loadMoreCoinMoves(): Promise<void> {
  await loadMore(coinMoves, readPage)
}

import { COINS, type Coin, PRICE_COIN } from '../../../domain/coin'
import type { JournalEntry } from '../../../domain/journal'

/** The coin an entry pays or asks for; prices are in MDS where it names none. */
export const coinOf = (entry: JournalEntry | null): Coin =>
  COINS.find((coin) => coin === entry?.payload.coin) ?? PRICE_COIN

import { unitsToCoin } from '../../api/amounts'
import { assertCoin, encodeApprove, readAllowance, readBalance } from '../../chain/coin'
import { COINS, type Coin, PRICE_COIN } from '../../domain/coin'
import type { JournalEntry } from '../../domain/journal'
import { AppError, type ErrorKey } from '../../errors'
import type { ContractName, TokenCoin } from '../../wallet/contracts'
import type { Reader } from '../../wallet/provider'
import type { Allowance } from './moneyAction'

/**
 * The coin an entry pays with; the coin of prices unless it names one.
 * @throws {AppError} contractMismatch for a coin we do not know
 */
export function coinOf({ payload }: JournalEntry): Coin {
  const coin = COINS.find((known) => known === (payload.coin ?? PRICE_COIN))
  if (!coin) throw new AppError('contractMismatch', { what: 'coin' })
  return coin
}

/** @throws {AppError} contractMismatch for BNB, which is no contract */
export function tokenCoinOf(entry: JournalEntry): TokenCoin {
  const coin = coinOf(entry)
  if (coin === 'BNB') throw new AppError('contractMismatch', { what: 'coin' })
  return coin
}

/** What the player pays or asks for, in the coin's smallest unit. */
export const priceOf = ({ payload }: JournalEntry): bigint => BigInt(payload.price ?? '')

/** @throws {AppError} priceMoved, with both prices in whole coins */
export function assertSamePrice(expected: bigint, actual: bigint, coin: Coin): void {
  if (expected === actual) return
  throw new AppError('priceMoved', {
    expected: unitsToCoin(expected, coin),
    actual: unitsToCoin(actual, coin),
    coin,
  })
}

/**
 * Holds the coin's contract to the pinned one, and the account's balance to the price.
 * @throws {AppError} contractMismatch, or `lacking` when the account has less
 */
export async function assertCanPay(
  entry: JournalEntry,
  reader: Reader,
  lacking: ErrorKey = 'insufficient',
): Promise<void> {
  const coin = coinOf(entry)
  const [balance] = await Promise.all([
    readBalance(reader, { coin, account: entry.account }),
    coin === 'BNB' ? null : assertCoin(reader, coin),
  ])
  if (balance < priceOf(entry)) throw new AppError(lacking, { coin })
}

/** Lets one contract take exactly what the entry pays; nothing to allow for BNB. */
export function coinAllowance(entry: JournalEntry, spender: ContractName): Allowance | undefined {
  const coin = coinOf(entry)
  if (coin === 'BNB') return undefined
  const amount = priceOf(entry)
  const of = { coin, account: entry.account, spender }
  return {
    isGiven: async (reader) => (await readAllowance(reader, of)) >= amount,
    call: () => encodeApprove({ coin, spender, amount }),
  }
}

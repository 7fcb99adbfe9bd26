import { unitsToCoin } from '../../../api/amounts'
import { assertCoin, encodeApprove, readAllowance, readBalance } from '../../../chain/coin'
import type { Coin } from '../../../domain/coin'
import { coinOf } from '../../../domain/coinOf'
import type { EntryOf } from '../../../domain/journal'
import type { AnyPayload, PayingKind, PricedKind } from '../../../domain/payload'
import { AppError, type ErrorKey } from '../../../errors'
import type { ContractName } from '../../../wallet/contracts'
import type { Reader } from '../../../wallet/provider'
import type { Allowance } from './moneyAction'

/** What the player pays or asks for, in the coin's smallest unit. */
export const priceOf = ({ payload }: EntryOf<PricedKind>): bigint => BigInt(payload.price)

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
 * Checks that the coin's contract is the pinned one and that the account's balance covers the price.
 * @throws {AppError} contractMismatch, or `lacking` when the account has less
 */
export async function assertCanPay(
  entry: EntryOf<PayingKind>,
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

/**
 * Lets one contract take exactly what the entry pays, or for a bid as much as the player allowed for several; undefined
 * for BNB, which needs no allowance.
 */
export function coinAllowance(entry: EntryOf<PayingKind>, spender: ContractName): Allowance | undefined {
  const coin = coinOf(entry)
  if (coin === 'BNB') return undefined
  const amount = priceOf(entry)
  const { allowed = entry.payload.price }: AnyPayload = entry.payload
  const of = { coin, account: entry.account, spender }
  return {
    // Nothing is what is allowed once nothing is left.
    isGiven: async (reader) => {
      const left = await readAllowance(reader, of)
      if (amount === 0n) return left === 0n
      return left > BigInt(allowed) ? 'more' : left >= amount
    },
    call: () => encodeApprove({ coin, spender, amount: BigInt(allowed) }),
  }
}

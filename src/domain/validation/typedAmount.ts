import { AppError, type ErrorKey } from '../../errors'
import { parseAmount } from '../parseAmount'

/** Far above any price, yet low enough that no contract overflows when it multiplies. */
const MOST_UNITS = 10n ** 40n
/** A hyphen, the true minus sign, and what Chinese keyboards type for it. */
const MINUS = /^\s*[-−–－]\s*(?=[\d０-９])/

/** The typed amount in the smallest unit, or what is wrong with it. */
export function typedAmount(typed: string, decimals: number): bigint | ErrorKey {
  try {
    const units = parseAmount(typed.replace(MINUS, ''), decimals)
    if (units > 0n && MINUS.test(typed)) return 'amountNegative'
    if (units > MOST_UNITS) return 'amountTooLarge'
    return units > 0n ? units : 'quantityZero'
  } catch (cause) {
    if (cause instanceof AppError) return cause.key
    throw cause
  }
}

import { AppError } from '../errors'

/**
 * Converts a decimal text in whole coins to the coin's smallest unit.
 * @throws {AppError} amountWrong for anything but digits with at most one point; tooManyDecimals for more than the coin
 * has
 */
export function toUnits(text: string, decimals: number): bigint {
  const match = /^(\d{1,78})(?:\.(\d{1,78}))?$/.exec(text)
  if (!match) throw new AppError('amountWrong')
  const fraction = (match[2] ?? '').replace(/0+$/, '')
  if (fraction.length > decimals) throw new AppError('tooManyDecimals', { decimals })
  return BigInt(match[1] + fraction + '0'.repeat(decimals - fraction.length))
}

/** The shortest decimal text of an amount in the coin's smallest unit; the inverse of `toUnits`. */
export function toDecimal(units: bigint, decimals: number): string {
  if (units < 0n) return `-${toDecimal(-units, decimals)}`
  const digits = String(units).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

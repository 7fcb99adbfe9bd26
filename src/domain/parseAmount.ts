import { AppError } from '../errors'
import { toUnits } from './money'

const FULL_WIDTH_ZERO = 0xff10
/** The second is what a Chinese keyboard types in place of a point. */
const POINTS = /[．。]/g

const toAscii = (typed: string): string =>
  typed
    .trim()
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO))
    .replace(POINTS, '.')
    .replace(/，/g, ',')

/** Removes the thousands marks and puts a point before the fraction. */
function toPlain(text: string): string {
  const marks = text.replace(/\d/g, '')
  const point = marks[marks.length - 1]
  if (marks === '' || point === undefined) return text
  // Only 1.000 is ambiguous: a leading zero or a fourth digit in front means a fraction.
  if (marks.length === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) throw new AppError('amountWrong')
  if (marks.length === 1) return text.replace(',', '.')
  const thousands = point === ',' ? '.' : ','
  const grouped = thousands === ',' ? /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/ : /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/
  if (grouped.test(text)) return text.split(thousands).join('').replace(',', '.')
  // 1,234,567: a repeated mark can only separate thousands.
  if (/^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})+$/.test(text)) return text.replace(/\D/g, '')
  throw new AppError('amountWrong')
}

/**
 * Reads a typed amount into the coin's smallest unit. Accepts a decimal point or comma, thousands marks and full-width
 * digits. Refuses a text with two meanings, such as 1.000, rather than guess. Spec 5.
 * @throws {AppError} amountWrong, tooManyDecimals
 */
export function parseAmount(typed: string, decimals: number): bigint {
  return toUnits(toPlain(toAscii(typed)), decimals)
}

import { isId, type Shape } from '../../../src/api/shape'
import { ApiError } from './errors'

const LONGEST_TEXT = 1000
const PATTERNS = { decimal: /^\d{1,78}(\.\d{1,78})?$/, key: /^0x[0-9a-f]{64}$/i, address: /^(0x[0-9a-f]{40})?$/i }

/**
 * Validates a request's values against their shape and repairs nothing: refuses what does not fit or is not in the
 * shape.
 * @throws {ApiError} badRequest with the place that does not fit; amountWrong for a text that is no amount
 */
export function readShape(shape: Shape, value: unknown, at: string): Record<string, unknown> {
  return read(shape, value, at) as Record<string, unknown>
}

function read(shape: Shape, value: unknown, at: string): unknown {
  if (shape.is === 'maybe') return value === undefined || value === null ? null : read(shape.of, value, at)
  if (shape.is === 'list') {
    if (!Array.isArray(value)) throw new ApiError('badRequest', { at })
    return value.map((item, index) => read(shape.of, item, `${at}[${index}]`))
  }
  if (shape.is === 'record') return readRecord(shape.fields, value, at)
  if (isLeaf(shape, value)) return value
  if (shape.is === 'decimal' && typeof value === 'string') throw new ApiError('amountWrong')
  throw new ApiError('badRequest', { at })
}

function readRecord(fields: Record<string, Shape>, value: unknown, at: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ApiError('badRequest', { at })
  const extra = Object.keys(value).find((name) => !Object.hasOwn(fields, name))
  if (extra !== undefined) throw new ApiError('badRequest', { at: `${at}.${extra.slice(0, 40)}` })
  const entries = Object.entries(fields).map(([name, field]) => {
    const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
    return [name, read(field, given, `${at}.${name}`)]
  })
  return Object.fromEntries(entries)
}

function isLeaf(shape: Shape, value: unknown): boolean {
  switch (shape.is) {
    case 'text':
    case 'exact':
      return typeof value === 'string' && value.length <= LONGEST_TEXT && !/\p{Cs}/u.test(value)
    case 'id':
      return isId(value)
    case 'decimal':
    case 'key':
    case 'address':
      return typeof value === 'string' && PATTERNS[shape.is].test(value)
    case 'whole':
      return Number.isInteger(value) && (value as number) >= shape.least && (value as number) <= shape.most
    case 'flag':
      return typeof value === 'boolean'
    case 'oneOf':
      return shape.values.includes(value as string)
    default:
      return false
  }
}

/** A query's texts, with whole numbers parsed, ready for `readShape`. */
export function readQuery(shape: Shape, query: Record<string, string>): Record<string, unknown> {
  const fields: Record<string, Shape> = shape.is === 'record' ? shape.fields : {}
  const entries = Object.entries(query).map(([name, text]) => {
    const field = fields[name]
    const of = field?.is === 'maybe' ? field.of : field
    return [name, of?.is === 'whole' && /^-?\d{1,15}$/.test(text) ? Number(text) : text]
  })
  return readShape(shape, Object.fromEntries(entries), 'query')
}

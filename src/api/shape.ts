import { INVISIBLE } from '../domain/invisible'
import { AppError } from '../errors'

/**
 * What a value on the wire looks like, as data: `checkShape` checks answers against it, `Wire` is its type, and the
 * sandbox writes the OpenAPI document from it. `decimal` is an amount in whole coins as text, `id` may enter a path.
 */
export type Shape =
  | { is: 'text' | 'exact' | 'id' | 'decimal' | 'whole' | 'flag' | 'key' }
  | { is: 'oneOf'; values: readonly (string | number)[] }
  | { is: 'maybe' | 'list'; of: Shape }
  | { is: 'map'; of: Shape }
  | { is: 'record'; fields: Record<string, Shape> }

export const text = { is: 'text' } as const
/** Text to send back or sign, kept to the letter; never shown as it is. */
export const exact = { is: 'exact' } as const
export const id = { is: 'id' } as const
export const decimal = { is: 'decimal' } as const
export const whole = { is: 'whole' } as const
export const flag = { is: 'flag' } as const
/** 0x and 32 bytes: a transaction hash or a ref. */
export const key = { is: 'key' } as const
export const oneOf = <const V extends readonly (string | number)[]>(values: V) => ({ is: 'oneOf', values }) as const
export const maybe = <const S extends Shape>(of: S) => ({ is: 'maybe', of }) as const
export const list = <const S extends Shape>(of: S) => ({ is: 'list', of }) as const
export const map = <const S extends Shape>(of: S) => ({ is: 'map', of }) as const
export const record = <const F extends Record<string, Shape>>(fields: F) => ({ is: 'record', fields }) as const
/** A page of a long list; `next` is the cursor of the following one, null at the end. */
export const page = <const S extends Shape>(of: S) => record({ items: list(of), next: maybe(exact) })
export const nothing = /* @__PURE__ */ maybe(/* @__PURE__ */ record({}))

/** The type of what a shape describes. `maybe` means null or absent. */
export type Wire<S extends Shape> = S extends { is: 'text' | 'exact' | 'id' | 'decimal' | 'key' }
  ? string
  : S extends { is: 'whole' }
    ? number
    : S extends { is: 'flag' }
      ? boolean
      : S extends { is: 'oneOf'; values: infer V extends readonly (string | number)[] }
        ? V[number]
        : S extends { is: 'maybe'; of: infer O extends Shape }
          ? Wire<O> | null
          : S extends { is: 'list'; of: infer O extends Shape }
            ? Wire<O>[]
            : S extends { is: 'map'; of: infer O extends Shape }
              ? Record<string, Wire<O>>
              : S extends { is: 'record'; fields: infer F extends Record<string, Shape> }
                ? { -readonly [K in keyof F]: Wire<F[K]> }
                : never

const LONGEST_TEXT = 200
const LONGEST_EXACT = 4096

/** Text from outside, safe to show: no control characters, direction marks or invisible fillers; cut at 200. */
export function toSafeText(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return [...text.slice(0, 4 * LONGEST_TEXT).replace(INVISIBLE, ' ')].slice(0, LONGEST_TEXT).join('')
}

const PATTERNS = {
  id: /^[\w-]{1,64}$/,
  decimal: /^\d{1,78}(\.\d{1,78})?$/,
  key: /^0x[0-9a-f]{64}$/i,
}

/** Whether a text is safe in a path, so that no id can lead a call elsewhere. */
export const isId = (value: unknown): value is string => typeof value === 'string' && PATTERNS.id.test(value)

function checkLeaf(shape: Shape, value: unknown, at: string): unknown {
  switch (shape.is) {
    case 'text':
      if (typeof value === 'string' || typeof value === 'number') return toSafeText(value)
      break
    case 'exact':
      if (typeof value === 'string' && value.length <= LONGEST_EXACT) return value
      break
    case 'id':
    case 'decimal':
    case 'key': {
      const written = typeof value === 'number' ? String(value) : value
      if (typeof written === 'string' && PATTERNS[shape.is].test(written)) return written
      break
    }
    case 'whole':
      if (Number.isSafeInteger(value)) return value
      break
    case 'flag':
      if (typeof value === 'boolean') return value
      if (value === 0 || value === 1) return value === 1
      break
    case 'oneOf':
      if (shape.values.includes(value as string)) return value
  }
  throw new AppError('badAnswer', { at })
}

/** `Object.hasOwn` is newer than some wallets' browsers. */
const isOwn = Object.prototype.hasOwnProperty

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The value, rebuilt from what the shape names and nothing else.
 * @throws {AppError} badAnswer with `at`, the place that does not fit
 */
export function checkShape<S extends Shape>(shape: S, value: unknown, at: string): Wire<S> {
  return checkValue(shape, value, at) as Wire<S>
}

/** `checkShape` without the type, for shapes that are only known at run time. */
export function checkValue(shape: Shape, value: unknown, at: string): unknown {
  if (shape.is === 'maybe') return value === null || value === undefined ? null : checkValue(shape.of, value, at)
  if (shape.is === 'list') {
    if (!Array.isArray(value)) throw new AppError('badAnswer', { at })
    return value.map((item, index) => checkValue(shape.of, item, `${at}[${index}]`))
  }
  if (shape.is === 'map' || shape.is === 'record') {
    if (!isObject(value)) throw new AppError('badAnswer', { at })
    const names = shape.is === 'map' ? Object.keys(value).filter(isId) : Object.keys(shape.fields)
    const result: Record<string, unknown> = Object.create(null)
    for (const name of names) {
      const of = shape.is === 'map' ? shape.of : (shape.fields[name] as Shape)
      result[name] = checkValue(of, isOwn.call(value, name) ? value[name] : undefined, `${at}.${name}`)
    }
    return result
  }
  return checkLeaf(shape, value, at)
}

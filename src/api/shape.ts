import { type Address, isAddress } from '../domain/address'
import { type Hex, toLowerHex } from '../domain/hex'
import { INVISIBLE } from '../domain/invisible'
import {
  HIGHEST_LEVEL,
  LATEST_SECONDS,
  LONGEST_EXACT,
  LONGEST_NAME,
  LONGEST_TEXT,
  LONGEST_URL,
  MOST_OF_ANYTHING,
  MOST_STARS,
  PATTERNS,
  WHOLE_SHARE,
} from '../domain/limits'
import { AppError } from '../errors'

/**
 * What a value on the wire looks like, as data: `checkShape` checks answers against it, `Wire` is its type, and the
 * sandbox writes the OpenAPI document from it. `decimal` is an amount in whole coins as text, `id` may enter a path.
 */
export type Shape =
  | { is: 'exact' | 'id' | 'credential' | 'decimal' | 'signed' | 'token' | 'url' | 'flag' | 'key' | 'address' }
  /** Cut at its length. */
  | { is: 'text'; longest: number }
  | { is: 'whole'; least: number; most: number }
  | { is: 'oneOf'; values: readonly (string | number)[] }
  /** `soft`: what does not fit is taken for absent. */
  | { is: 'maybe'; of: Shape; soft?: true }
  /** `loose`: what does not fit is left out and counted; see `unreadIn`. */
  | { is: 'list'; of: Shape; loose?: true }
  | { is: 'map'; of: Shape; loose?: true }
  | { is: 'record'; fields: Record<string, Shape> }

export const text = { is: 'text', longest: LONGEST_TEXT } as const
/** What somebody or something is called. */
export const name = { is: 'text', longest: LONGEST_NAME } as const
/** Text that may be an address, in one piece. */
export const setting = { is: 'text', longest: LONGEST_URL } as const
/** An address to open or to copy, in one piece; empty where it is none. Only `toLink` makes a link of it. */
export const url = { is: 'url' } as const
/** Text to send back or sign, kept to the letter; never shown as it is. */
export const exact = { is: 'exact' } as const
export const id = { is: 'id' } as const
/** What proves a login, fit to be sent back in a header. */
export const credential = { is: 'credential' } as const
export const decimal = { is: 'decimal' } as const
/** A `decimal` that may be below zero. */
export const signed = { is: 'signed' } as const
/** The number of a token on chain. */
export const token = { is: 'token' } as const
/** Any whole number: for what we send, which the provider judges. Each number of an answer has one of the limits below. */
export const whole = { is: 'whole', least: Number.MIN_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER } as const
const upTo = (most: number) => ({ is: 'whole', least: 0, most }) as const
/** Unix seconds; 0: never. */
export const time = /* @__PURE__ */ upTo(LATEST_SECONDS)
export const count = /* @__PURE__ */ upTo(MOST_OF_ANYTHING)
export const level = /* @__PURE__ */ upTo(HIGHEST_LEVEL)
export const star = /* @__PURE__ */ upTo(MOST_STARS)
/** One of the provider's numbers for something, known to us or not. */
export const code = /* @__PURE__ */ upTo(HIGHEST_LEVEL)
/** A share in basis points. */
export const share = /* @__PURE__ */ upTo(WHOLE_SHARE)
export const flag = { is: 'flag' } as const
/** 0x and 32 bytes: a transaction hash or a ref. */
export const key = { is: 'key' } as const
/** An account's address, read in lower case; empty where there is none. */
export const address = { is: 'address' } as const
export const oneOf = <const V extends readonly (string | number)[]>(values: V) => ({ is: 'oneOf', values }) as const
export const maybe = <const S extends Shape>(of: S) => ({ is: 'maybe', of }) as const
/** Something that the provider owes but no step depends on: null where it does not fit. */
export const soft = <const S extends Shape>(of: S) => ({ is: 'maybe', of, soft: true }) as const
/** A list that is right as a whole or not at all, such as prices. */
export const list = <const S extends Shape>(of: S) => ({ is: 'list', of }) as const
/** A list to look at: an item that does not fit takes none of the others with it. */
export const items = <const S extends Shape>(of: S) => ({ is: 'list', of, loose: true }) as const
export const map = <const S extends Shape>(of: S) => ({ is: 'map', of }) as const
/** A map to look at, as `items` are. */
export const entries = <const S extends Shape>(of: S) => ({ is: 'map', of, loose: true }) as const
export const record = <const F extends Record<string, Shape>>(fields: F) => ({ is: 'record', fields }) as const
/** A page of a long list; `next` is the cursor of the following one, null at the end. */
export const page = <const S extends Shape>(of: S) => record({ items: items(of), next: maybe(exact) })
export const nothing = /* @__PURE__ */ maybe(/* @__PURE__ */ record({}))

/** The type of what a shape describes. `maybe` means null or absent. */
export type Wire<S extends Shape> = S extends {
  is: 'text' | 'exact' | 'id' | 'credential' | 'decimal' | 'signed' | 'token' | 'url'
}
  ? string
  : S extends { is: 'key' }
    ? Hex
    : S extends { is: 'address' }
      ? Address | ''
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

/** Text from outside, safe to show: no control characters, direction marks or invisible fillers; cut at its length. */
export function toSafeText(value: unknown, longest: number = LONGEST_TEXT): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return [...text.slice(0, 4 * longest).replace(INVISIBLE, ' ')].slice(0, longest).join('')
}

/** Whether a text is safe in a path, so that no id can lead a call elsewhere. */
export const isId = (value: unknown): value is string => typeof value === 'string' && PATTERNS.id.test(value)

function checkLeaf(shape: Shape, value: unknown, at: string): unknown {
  switch (shape.is) {
    case 'text':
      if (typeof value === 'string' || typeof value === 'number') return toSafeText(value, shape.longest)
      break
    case 'url':
      // Half an address leads elsewhere, so it is never cut.
      if (typeof value === 'string') return value.length <= LONGEST_URL && value.search(INVISIBLE) < 0 ? value : ''
      break
    case 'exact':
      if (typeof value === 'string' && value.length <= LONGEST_EXACT) return value
      break
    case 'id':
    case 'credential':
    case 'decimal':
    case 'signed':
    case 'token':
    case 'key': {
      const written = typeof value === 'number' ? String(value) : value
      if (typeof written === 'string' && PATTERNS[shape.is].test(written)) return written
      break
    }
    case 'address':
      if (value === '') return value
      if (typeof value === 'string' && isAddress(value)) return toLowerHex(value)
      break
    case 'whole':
      // Adding 0 turns -0, which would be shown with its sign, into 0.
      if (Number.isInteger(value) && (value as number) >= shape.least && (value as number) <= shape.most)
        return (value as number) + 0
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

/** How many could not be read, by the list or map of those that could. */
const left = new WeakMap<object, number>()

/** How many items of a loose list or map were left out. */
export const unreadIn = (kept: object): number => left.get(kept) ?? 0

/** Does what reads one item; whether it could. Its place is reported, nothing of what is in it. */
function isRead(read: () => void): boolean {
  try {
    read()
    return true
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.key !== 'badAnswer') throw cause
    console.warn('could not be read:', cause.params.at)
    return false
  }
}

/** The items as the app knows them, and how many are missing because they could not be read or converted. */
export function toItems<W, T>(wires: readonly W[], convert: (wire: W) => T): { items: T[]; unread: number } {
  const items: T[] = []
  const unread = wires.filter((wire) => !isRead(() => items.push(convert(wire))))
  return { items, unread: unread.length + unreadIn(wires) }
}

/** `checkShape` without the type, for shapes that are only known at run time. */
export function checkValue(shape: Shape, value: unknown, at: string): unknown {
  if (shape.is === 'list' || shape.is === 'map' || shape.is === 'record') return checkParts(shape, value, at)
  if (shape.is !== 'maybe') return checkLeaf(shape, value, at)
  let found: unknown = null
  const read = () => {
    found = checkValue(shape.of, value, at)
  }
  if (value !== null && value !== undefined) {
    if (shape.soft) isRead(read)
    else read()
  }
  return found
}

function checkParts(shape: Extract<Shape, { is: 'list' | 'map' | 'record' }>, value: unknown, at: string): unknown {
  const isList = shape.is === 'list'
  if (isList ? !Array.isArray(value) : !isObject(value)) throw new AppError('badAnswer', { at })
  const given = value as Record<string, unknown>
  const kept: Record<string, unknown> = isList ? ([] as never) : Object.create(null)
  let unread = 0
  for (const name of Object.keys(shape.is === 'record' ? shape.fields : given)) {
    // What a map calls an entry may become part of an address.
    if (shape.is === 'map' && !isId(name)) continue
    const of = shape.is === 'record' ? (shape.fields[name] as Shape) : shape.of
    const read = () => {
      const part = checkValue(
        of,
        isOwn.call(given, name) ? given[name] : undefined,
        at + (isList ? `[${name}]` : `.${name}`),
      )
      if (Array.isArray(kept)) kept.push(part)
      else kept[name] = part
    }
    if (shape.is === 'record' || !shape.loose) read()
    else if (!isRead(read)) unread++
  }
  left.set(kept, unread)
  return kept
}

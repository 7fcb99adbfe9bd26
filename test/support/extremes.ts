import type { Shape } from '../../src/api/shape'

/** What a provider can send for a number, by mistake or on purpose; JSON has no others. */
export const EXTREMES: readonly unknown[] = [
  -1,
  -3,
  -0,
  0,
  1,
  0.5,
  -0.5,
  1.000001,
  8,
  101,
  255,
  1e5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  999_999_999,
  1_767_225_600_000,
  253_402_300_799,
  253_402_300_800,
  8_640_000_000_000,
  9_999_999_999_999,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  2 ** 53,
  1e21,
  1e300,
  -1e300,
  5e-324,
]

/** A way into a value: names of fields; `0` is the first item of a list or the first entry of a map. */
export type Way = readonly string[]

const HASH = `0x${'ab'.repeat(32)}`

/** A plain value of this shape, one item to each list. */
export function sampleOf(shape: Shape): unknown {
  switch (shape.is) {
    case 'maybe':
      return sampleOf(shape.of)
    case 'list':
      return [sampleOf(shape.of)]
    case 'map':
      return { MDS: sampleOf(shape.of), hp: sampleOf(shape.of) }
    case 'record':
      return Object.fromEntries(Object.entries(shape.fields).map(([name, of]) => [name, sampleOf(of)]))
    case 'oneOf':
      return shape.values[0]
    case 'whole':
      return 1
    case 'flag':
      return true
    case 'key':
      return HASH
    case 'address':
      return `0x${'cd'.repeat(20)}`
    case 'url':
      return 'https://cdn.test/1.png'
    case 'text':
    case 'exact':
    case 'credential':
    case 'id':
    case 'decimal':
    case 'signed':
    case 'token':
      return '1'
  }
}

const NUMBERS: readonly Shape['is'][] = ['whole', 'decimal', 'signed', 'token']

/** The ways to every number of a shape, and whether each is in an item of a list to look at. */
export function numbersOf(shape: Shape, way: Way = [], isLoose = false): { way: Way; isLoose: boolean }[] {
  if (NUMBERS.includes(shape.is)) return [{ way, isLoose }]
  if (shape.is === 'maybe') return numbersOf(shape.of, way, isLoose || shape.soft === true)
  if (shape.is === 'list') return numbersOf(shape.of, [...way, '0'], isLoose || shape.loose === true)
  if (shape.is === 'map') return numbersOf(shape.of, [...way, 'hp'], isLoose || shape.loose === true)
  if (shape.is !== 'record') return []
  return Object.entries(shape.fields).flatMap(([name, of]) => numbersOf(of, [...way, name], isLoose))
}

/** A copy of a value with another one in this place. */
export function withValue(value: unknown, way: Way, put: unknown): unknown {
  const [name, ...rest] = way
  if (name === undefined) return put
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[name] = withValue(copy[name], rest, put)
  return copy
}

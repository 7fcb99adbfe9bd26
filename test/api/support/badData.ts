import type { Shape } from '../../../src/api/shape'
import { sampleOf } from '../../support/extremes'

/** A right envelope with wrong data for this answer; as text, because JSON can say more than values can. */
export interface BadData {
  name: string
  data(answer: Shape): string
}

type Change = (value: unknown, name: string) => unknown

/** A copy with every leaf, or every list, changed. */
function changed(value: unknown, change: { leaf?: Change; list?: Change; key?: (name: string) => string }): unknown {
  const walk = (part: unknown, name: string): unknown => {
    if (Array.isArray(part)) {
      if (change.list) return change.list(part, name)
      return part.map((item) => walk(item, name))
    }
    if (typeof part !== 'object' || part === null) return change.leaf ? change.leaf(part, name) : part
    return Object.fromEntries(
      Object.entries(part).map(([key, field]) => [change.key ? change.key(key) : key, walk(field, key)]),
    )
  }
  return walk(value, '')
}

const of = (name: string, make: (sample: unknown) => unknown): BadData => ({
  name: `data: ${name}`,
  data: (answer) => JSON.stringify(make(sampleOf(answer))) ?? 'null',
})
const whole = (name: string, json: string): BadData => ({ name: `data: ${name}`, data: () => json })
const leaves = (name: string, value: unknown) =>
  of(`every value ${name}`, (sample) => changed(sample, { leaf: () => value }))
const lists = (name: string, list: (items: unknown[]) => unknown) =>
  of(`every list ${name}`, (sample) => changed(sample, { list: (items) => list(items as unknown[]) }))
const fields = (name: string, change: (entries: [string, unknown][]) => [string, unknown][]) =>
  of(name, (sample) => Object.fromEntries(change(Object.entries(Object(sample)))))

const nested = (value: unknown, times: number): unknown => {
  let result = value
  for (let turn = 0; turn < times; turn++) result = [result]
  return result
}

/** Data that does not fit the call, in every way we know of. */
export const BAD_DATA: readonly BadData[] = [
  whole('null', 'null'),
  whole('true', 'true'),
  whole('0', '0'),
  whole('a long number', '123456789012345678901234567890'),
  whole('an empty text', '""'),
  whole('a text', '"ok"'),
  whole('an empty list', '[]'),
  whole('an empty object', '{}'),
  whole('a list in a list', '[[]]'),
  whole('1,000 lists in each other', `${'['.repeat(1000)}${']'.repeat(1000)}`),
  whole('only a prototype', '{"__proto__":{"items":[],"id":"1"}}'),
  whole('names that every object has', '{"constructor":1,"toString":2,"valueOf":null,"hasOwnProperty":0}'),
  of('as text', (sample) => JSON.stringify(sample)),
  of('in a list', (sample) => [sample]),
  of('in data once more', (sample) => ({ data: sample })),
  of('as items of a page', (sample) => ({ items: [sample], next: null })),
  of('names in capitals', (sample) => changed(sample, { key: (key) => key.toUpperCase() })),
  of('names with a space', (sample) => changed(sample, { key: (key) => `${key} ` })),
  fields('the first field missing', (all) => all.slice(1)),
  fields('the last field missing', (all) => all.slice(0, -1)),
  fields('every other field missing', (all) => all.filter((_, index) => index % 2 === 0)),
  fields('1,000 more fields', (all) => [
    ...all,
    ...Array.from({ length: 1000 }, (_, n): [string, number] => [`x${n}`, n]),
  ]),
  leaves('null', null),
  leaves('a list', []),
  leaves('an object', {}),
  leaves('true', true),
  leaves('-1', -1),
  leaves('1.5', 1.5),
  leaves('1e300', 1e300),
  leaves('"-0"', '-0'),
  leaves('empty', ''),
  leaves('a space', ' '),
  leaves('5,000 letters', 'x'.repeat(5000)),
  leaves('marks that turn text around', '\u202e\u200b\u0000<b>'),
  leaves('a lone surrogate', '\ud800'),
  leaves('a way up', '../../x'),
  leaves('a script address', 'javascript:alert(1)'),
  leaves('a word for nothing', 'undefined'),
  of('numbers as text and text as numbers', (sample) =>
    changed(sample, { leaf: (leaf) => (typeof leaf === 'number' ? String(leaf) : 7) }),
  ),
  lists('null', () => null),
  lists('an object', (items) => ({ ...items })),
  lists('a text', () => 'items'),
  lists('of null', () => [null, null]),
  lists('of lists', (items) => nested(items, 20)),
  lists('with a bad item between good ones', (items) => [...items, 7, ...items]),
  lists('of 5,000', (items) => Array.from({ length: 5000 }, () => items[0])),
]

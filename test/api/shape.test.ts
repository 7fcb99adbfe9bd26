import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  address,
  checkShape,
  checkValue,
  code,
  count,
  credential,
  decimal,
  entries,
  exact,
  flag,
  id,
  items,
  key,
  level,
  list,
  map,
  maybe,
  name,
  nothing,
  oneOf,
  page,
  record,
  type Shape,
  share,
  signed,
  soft,
  star,
  text,
  time,
  toItems,
  token,
  toSafeText,
  unreadIn,
  url,
  whole,
} from '../../src/api/shape'
import { AppError } from '../../src/errors'

const test = suite('api/shape')

const HASH = `0x${'aB'.repeat(32)}`
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))
/** What comes out, or where it does not fit. */
function check(shape: Shape, value: unknown): unknown {
  try {
    return { value: plain(checkValue(shape, value, 'answer')) }
  } catch (error) {
    if (error instanceof AppError && error.key === 'badAnswer') return error.params.at
    throw error
  }
}

const FITS: [string, Shape, unknown, unknown][] = [
  ['text', text, 'Ancestor 龍', 'Ancestor 龍'],
  ['text from a number', text, 12, '12'],
  ['text, empty', text, '', ''],
  ['text with marks', text, 'a\u202eb\nc\ufeff', 'a b c '],
  ['text, long', text, 'x'.repeat(300), 'x'.repeat(200)],
  ['exact', exact, 'line 1\nline 2\u200b', 'line 1\nline 2\u200b'],
  ['exact, long', exact, 'x'.repeat(4096), 'x'.repeat(4096)],
  ['id', id, 'card_7-B', 'card_7-B'],
  ['id from a number', id, 7, '7'],
  ['id of 64', id, 'a'.repeat(64), 'a'.repeat(64)],
  ['credential', credential, 'eyJhbGciOi.J9-_~+/==', 'eyJhbGciOi.J9-_~+/=='],
  ['credential of 4,096', credential, 'a'.repeat(4096), 'a'.repeat(4096)],
  ['credential of one', credential, 'a', 'a'],
  ['decimal', decimal, '12.50', '12.50'],
  ['decimal from a number', decimal, 12.5, '12.5'],
  ['decimal of 60 digits', decimal, '9'.repeat(60), '9'.repeat(60)],
  ['signed', signed, '-12.50', '-12.50'],
  ['token', token, '9'.repeat(78), '9'.repeat(78)],
  ['name, long', name, '龍'.repeat(100), '龍'.repeat(80)],
  ['url', url, 'https://a.test/?b=c', 'https://a.test/?b=c'],
  ['url, too long', url, `https://a.test/${'x'.repeat(2048)}`, ''],
  ['url with something invisible', url, 'https://a.test/\u202egpj', ''],
  ['count', count, 999_999_999, 999_999_999],
  ['count, minus zero', count, -0, 0],
  ['time, never', time, 0, 0],
  ['time, the last', time, 253_402_300_799, 253_402_300_799],
  ['soft', soft(count), 7, 7],
  ['soft, over its limit', soft(count), -7, null],
  ['soft, of the wrong kind', soft(record({ a: count })), { a: 'x' }, null],
  ['items without misfits', items(count), [1, 'x', -1, 2], [1, 2]],
  ['items, none fits', items(count), [null], []],
  ['entries without misfits', entries(count), { hp: 1, power: -1 }, { hp: 1 }],
  ['whole', whole, -3, -3],
  ['whole, largest', whole, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ['flag', flag, false, false],
  ['flag 1', flag, 1, true],
  ['flag 0', flag, 0, false],
  ['key', key, HASH, HASH],
  ['address, in lower case', address, `0x${'Ab'.repeat(20)}`, `0x${'ab'.repeat(20)}`],
  ['address, none', address, '', ''],
  ['oneOf', oneOf(['sale', 'auction']), 'sale', 'sale'],
  ['oneOf number', oneOf([1, 2]), 2, 2],
  ['maybe null', maybe(text), null, null],
  ['maybe absent', maybe(text), undefined, null],
  ['maybe there', maybe(text), 'a', 'a'],
  ['list', list(whole), [1, 2], [1, 2]],
  ['list, empty', list(whole), [], []],
  ['map', map(whole), { hp: 1, 'a b': 2 }, { hp: 1 }],
  ['record drops what it does not name', record({ a: whole }), { a: 1, b: 2 }, { a: 1 }],
  ['record in record', record({ a: record({ b: maybe(whole) }) }), { a: {} }, { a: { b: null } }],
  ['page', page(whole), { items: [1], next: 'c\n' }, { items: [1], next: 'c\n' }],
  ['nothing: null', nothing, null, null],
  ['nothing: an object', nothing, { any: 1 }, {}],
]
for (const [name, shape, value, expected] of FITS) {
  test(`fits: ${name}`, () => assert.equal(check(shape, value), { value: expected }))
}

const MISFITS: [string, Shape, unknown, string][] = [
  ['text null', text, null, 'answer'],
  ['text an object', text, { toString: 'x' }, 'answer'],
  ['text a list', text, ['a'], 'answer'],
  ['text a flag', text, true, 'answer'],
  ['text absent', text, undefined, 'answer'],
  ['exact a number', exact, 5, 'answer'],
  ['exact too long', exact, 'x'.repeat(4097), 'answer'],
  ['credential empty', credential, '', 'answer'],
  ['credential too long', credential, 'a'.repeat(4097), 'answer'],
  ['credential with a line', credential, 'a\nb', 'answer'],
  ['credential with a line after it', credential, 'a\n', 'answer'],
  ['credential with a space before it', credential, ' a', 'answer'],
  ['credential in Chinese', credential, '令牌', 'answer'],
  ['id with a slash', id, '7/../8', 'answer'],
  ['id with a point', id, '..', 'answer'],
  ['id empty', id, '', 'answer'],
  ['id of 65', id, 'a'.repeat(65), 'answer'],
  ['id full width', id, '７', 'answer'],
  ['id with a line after it', id, '7\n', 'answer'],
  ['id fraction', id, 1.5, 'answer'],
  ['decimal below zero', decimal, '-1', 'answer'],
  ['decimal below zero, number', decimal, -1, 'answer'],
  ['decimal 1e5', decimal, '1e5', 'answer'],
  ['decimal 1e21', decimal, 1e21, 'answer'],
  ['decimal 1e-7', decimal, 1e-7, 'answer'],
  ['decimal .5', decimal, '.5', 'answer'],
  ['decimal 5.', decimal, '5.', 'answer'],
  ['decimal with a comma', decimal, '1,5', 'answer'],
  ['decimal hexadecimal', decimal, '0x10', 'answer'],
  ['decimal of 61 digits', decimal, '9'.repeat(61), 'answer'],
  ['signed, twice', signed, '--1', 'answer'],
  ['token with a point', token, '1.5', 'answer'],
  ['token below zero', token, -1, 'answer'],
  ['token of 79 digits', token, '9'.repeat(79), 'answer'],
  ['name null', name, null, 'answer'],
  ['url a number', url, 7, 'answer'],
  ['time in milliseconds', time, 1_767_225_600_000, 'answer'],
  ['time below zero', time, -1, 'answer'],
  ['count over its limit', count, 1_000_000_000, 'answer'],
  ['level over its limit', level, 100_000, 'answer'],
  ['star over its limit', star, 100, 'answer'],
  ['code over its limit', code, 100_000, 'answer'],
  ['share over the whole', share, 10_001, 'answer'],
  ['items an object', items(count), {}, 'answer'],
  ['decimal empty', decimal, '', 'answer'],
  ['decimal Infinity', decimal, Number.POSITIVE_INFINITY, 'answer'],
  ['whole as text', whole, '5', 'answer'],
  ['whole fraction', whole, 1.5, 'answer'],
  ['whole too large', whole, 2 ** 53, 'answer'],
  ['whole null', whole, null, 'answer'],
  ['flag 2', flag, 2, 'answer'],
  ['flag as text', flag, 'true', 'answer'],
  ['key short', key, '0xabcd', 'answer'],
  ['key without 0x', key, 'ab'.repeat(32), 'answer'],
  ['address short', address, '0xab', 'answer'],
  ['address of a key', address, HASH, 'answer'],
  ['address, null', address, null, 'answer'],
  ['oneOf another', oneOf(['sale', 'auction']), 'gift', 'answer'],
  ['oneOf from the prototype', oneOf(['sale']), 'toString', 'answer'],
  ['maybe of the wrong kind', maybe(whole), 'x', 'answer'],
  ['list an object', list(whole), { 0: 1, length: 1 }, 'answer'],
  ['list null', list(whole), null, 'answer'],
  ['list with one misfit', list(whole), [1, 2, 'x'], 'answer[2]'],
  ['map a list', map(whole), [1], 'answer'],
  ['map with one misfit', map(whole), { hp: 'x' }, 'answer.hp'],
  ['record null', record({}), null, 'answer'],
  ['record a list', record({}), [], 'answer'],
  ['record a text', record({}), 'x', 'answer'],
  ['record, field absent', record({ a: whole }), {}, 'answer.a'],
  ['record, field inherited', record({ toString: text }), {}, 'answer.toString'],
  ['record, deep', record({ a: list(record({ b: flag })) }), { a: [{ b: true }, { b: 'no' }] }, 'answer.a[1].b'],
  ['nothing: a text', nothing, 'done', 'answer'],
]
for (const [name, shape, value, at] of MISFITS) {
  test(`does not fit: ${name}`, () => assert.is(check(shape, value), at))
}

test('what is left out is counted, of lists and maps, of what is read and what is converted', () => {
  const list = checkShape(items(count), [1, 'x', 2, -1], 'answer')
  assert.is(unreadIn(list), 2)
  const convert = (value: number) => {
    if (value === 2) throw new AppError('badAnswer', { at: 'MDS' })
    return value * 10
  }
  assert.equal(toItems(list, convert), { items: [10], unread: 3 })
  assert.is(unreadIn(checkShape(entries(count), { hp: 'x', power: 1 }, 'answer')), 1)
  assert.is(unreadIn([]), 0)
})

test('a fault of ours in reading an item is none of the provider’s', () => {
  const fault = () => {
    throw new TypeError('ours')
  }
  assert.throws(() => toItems([1], fault), /ours/)
})

test('a hostile key changes no prototype', () => {
  const wire = JSON.parse('{"__proto__":{"admin":1},"constructor":1,"hp":2}')
  const checked = checkShape(map(maybe(whole)), { hp: 2 }, 'answer')
  assert.is(Object.getPrototypeOf(checked), null)
  assert.throws(() => checkShape(map(whole), wire, 'answer'))
  assert.is(({} as Record<string, unknown>).admin, undefined)
})

test('safe text: always text, at most 200 characters, nothing invisible, no halves of characters', () => {
  const holds = fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.anything()), (value) => {
    const safe = toSafeText(value)
    return (
      typeof safe === 'string' &&
      [...safe].length <= 200 &&
      !/[\p{C}\p{DI}\u2028\u2029]/u.test(safe.replace(/[\p{Co}\p{Cn}]/gu, ''))
    )
  })
  fc.assert(holds, { numRuns: 20_000 })
})

test('safe text: cutting does not split a character', () => {
  assert.is(toSafeText('🐉'.repeat(300)), '🐉'.repeat(200))
  encodeURIComponent(toSafeText(`x${'🐉'.repeat(5000)}`))
})

test.run()

import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { quoteLongNumbers } from '../../src/api/json'

const test = suite('api/json')

const TABLE: [string, string][] = [
  ['{"a":123456789012345}', '{"a":123456789012345}'],
  ['{"a":1234567890123456}', '{"a":"1234567890123456"}'],
  ['{"a":-1234567890123456}', '{"a":"-1234567890123456"}'],
  ['[1234567890123456789,1]', '["1234567890123456789",1]'],
  ['1234567890123456', '"1234567890123456"'],
  ['{"a":1.000000000000000001}', '{"a":"1.000000000000000001"}'],
  ['{"a":-0.0000010000000000000002}', '{"a":"-0.0000010000000000000002"}'],
  ['{"a":1.2345678901234567e5}', '{"a":1.2345678901234567e5}'],
  ['{"a":"1234567890123456"}', '{"a":"1234567890123456"}'],
  ['{"a":"say \\"1234567890123456, ok"}', '{"a":"say \\"1234567890123456, ok"}'],
  ['{"a\\\\":1234567890123456}', '{"a\\\\":"1234567890123456"}'],
  ['{"1234567890123456":1}', '{"1234567890123456":1}'],
  ['{1234567890123456:1}', '{1234567890123456:1}'],
  ['{1234567890123456 :1}', '{1234567890123456 :1}'],
  ['[0123456789012345678]', '[0123456789012345678]'],
  ['', ''],
]
for (const [json, quoted] of TABLE) test(json || 'nothing', () => assert.is(quoteLongNumbers(json), quoted))

const parse = (json: string): unknown => {
  try {
    return { value: JSON.parse(json) }
  } catch {
    return 'no JSON'
  }
}

const tricky = fc.stringMatching(/^[\d"\\:,{}[\] .-]{0,24}$/)
const exact = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
const small = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((number) => number / 1000)
const leaves = fc.array(fc.oneof(tricky, exact, small), { maxLength: 4 })

test('what is exact already stays as it is, strings to the letter', () => {
  const holds = fc.property(leaves, tricky, fc.boolean(), (list, name, indented) => {
    const json = JSON.stringify({ [name]: list, next: null }, null, indented ? 1 : 0)
    return quoteLongNumbers(json) === json
  })
  fc.assert(holds, { numRuns: 100_000 })
})

test('each long number comes out to the last digit, whatever stands around it', () => {
  const number = fc.oneof(
    fc.bigInt({ min: 10n ** 15n, max: 10n ** 40n }).map(String),
    fc.stringMatching(/^-?(0|[1-9]\d{0,20})\.\d{16,30}$/),
  )
  const holds = fc.property(number, fc.string(), fc.constantFrom('', ' ', '\n\t'), (digits, text, space) => {
    const json = `{${JSON.stringify(`_${text}`)}:[${digits}${space},${JSON.stringify(text)}],"z":${digits}${space}}`
    const value = JSON.parse(quoteLongNumbers(json))
    return value[`_${text}`]?.[0] === digits && value[`_${text}`][1] === text && value.z === digits
  })
  fc.assert(holds, { numRuns: 10_000 })
})

test('what is no JSON does not become JSON', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    '\\',
    ',',
    ':',
    ' ',
    '-',
    '.',
    '0',
    'e',
    '1234567890123456',
    'a',
  )
  const holds = fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
    const json = parts.join('')
    return (parse(json) === 'no JSON') === (parse(quoteLongNumbers(json)) === 'no JSON')
  })
  fc.assert(holds, { numRuns: 100_000 })
})

const HOSTILE: Record<string, string> = {
  'a string that never ends': `"${'a'.repeat(2e6)}`,
  'escaped quotes that never end': '"\\'.repeat(1e6),
  'only quotes': '"'.repeat(2e6),
  'only digits': '1'.repeat(2e6),
  'digits and then a letter': `${'1'.repeat(2e6)}x`,
  'numbers and blanks': '1 '.repeat(1e6),
  'one number and blanks': `1${' '.repeat(2e6)}x`,
  points: '1.'.repeat(1e6),
  backslashes: '\\'.repeat(2e6),
  'minus signs': '-'.repeat(2e6),
}
for (const [name, json] of Object.entries(HOSTILE)) {
  test(`2 MB of ${name}: no freeze`, () => {
    // The processor's time, not the clock's: others may be at work beside this test. A freeze would be minutes.
    const start = process.cpuUsage()
    assert.is(parse(quoteLongNumbers(json)) === 'no JSON' || name === 'only digits', true)
    assert.ok(process.cpuUsage(start).user < 3_000_000)
  })
}

test.run()

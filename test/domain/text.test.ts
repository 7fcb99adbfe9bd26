import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isAddress, shortAddress } from '../../src/domain/address'
import { AREA_CODES, areaName } from '../../src/domain/areaCodes'
import { maskMobile } from '../../src/domain/maskMobile'
import { isForbiddenText, lengthOf, normaliseText } from '../../src/domain/text'

const test = suite('domain/text')

const FORBIDDEN: [string, string][] = [
  ['zero byte', 'a\u0000b'],
  ['tab', 'a\tb'],
  ['line break', 'a\nb'],
  ['C1 control', 'a\u0085b'],
  ['soft hyphen', 'a\u00adb'],
  ['Arabic letter mark', 'a\u061cb'],
  ['zero-width space', 'a\u200bb'],
  ['zero-width joiner', 'a\u200db'],
  ['left-to-right mark', 'a\u200eb'],
  ['right-to-left override', 'a\u202eb'],
  ['isolate', 'a\u2066b'],
  ['word joiner', 'a\u2060b'],
  ['line separator', 'a\u2028b'],
  ['paragraph separator', 'a\u2029b'],
  ['byte order mark', 'a\ufeffb'],
  ['interlinear mark', 'a\ufff9b'],
  ['grapheme joiner', 'a\u034fb'],
  ['Hangul filler', '\u3164'],
  ['half-width Hangul filler', '\uffa0'],
  ['Hangul choseong filler', '\u115f'],
  ['Mongolian separator', 'a\u180eb'],
  ['Khmer inherent vowel', 'a\u17b4b'],
  ['empty Braille', '\u2800'],
  ['variation selector', 'a\ufe0fb'],
  ['tag', 'a\u{e0041}b'],
  ['high surrogate alone', 'a\ud800b'],
  ['low surrogate alone', 'a\udc00b'],
  ['4 stacked marks', `Z${'\u0336'.repeat(4)}`],
  ['10 stacked marks', `Z${'\u0301'.repeat(10)}`],
]
for (const [name, text] of FORBIDDEN) test(`forbidden: ${name}`, () => assert.ok(isForbiddenText(text)))

for (const text of [
  '',
  'Alice',
  '王小明',
  'नमस्ते',
  'é',
  'ệ',
  'e\u0323\u0302',
  '🐉',
  '🇹🇼',
  'a b',
  'a\u3000b',
  'Ａ',
  'ñ_-.',
  '٣',
]) {
  test(`allowed: ${text}`, () => assert.not(isForbiddenText(text)))
}

test('one form for what looks the same', () => {
  assert.is(normaliseText('  e\u0301  x\u3000\u00a0y '), 'é x y')
  assert.is(normaliseText('\u1e69'), normaliseText('s\u0323\u0307'))
})

test('lengths are code points', () => {
  assert.is(lengthOf('王小明'), 3)
  assert.is(lengthOf('🐉🐉'), 2)
  assert.is(lengthOf('🇹🇼'), 2)
})

test('normalising twice changes nothing, and what is allowed fits into a URL', () => {
  const holds = fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
    const once = normaliseText(text)
    if (normaliseText(once) !== once) return false
    if (!isForbiddenText(text)) encodeURIComponent(text)
    return true
  })
  fc.assert(holds, { numRuns: 50_000 })
})

const ADDRESS = '0x1234567890abcdefABCDEF1234567890abcdABCD'
test('addresses', () => {
  assert.is(shortAddress(ADDRESS), '0x123…ABCD')
  assert.is(shortAddress('0x12'), '0x12')
  assert.is(shortAddress(''), '')
  assert.ok(isAddress(ADDRESS))
  for (const bad of [
    '',
    '0x',
    ADDRESS.slice(1),
    `${ADDRESS}0`,
    ADDRESS.replace('A', 'G'),
    ` ${ADDRESS}`,
    `${ADDRESS}\n`,
  ]) {
    assert.not(isAddress(bad), bad)
  }
})

const MOBILES: [string, string][] = [
  ['13812345678', '138****5678'],
  ['912345678', '91*****78'],
  ['+886 912345678', '+886 91*****78'],
  ['0912-345-678', '091*-**5-678'],
  ['1234', '1234'],
  ['', ''],
]
for (const [mobile, masked] of MOBILES) test(`masked: ${mobile}`, () => assert.is(maskMobile(mobile), masked))

test('area codes: each region and code once, plain codes, with names', () => {
  const regions = AREA_CODES.flatMap((area) => area.regions)
  const codes = AREA_CODES.map(({ code }) => code)
  for (const all of [regions, codes]) assert.is(new Set(all).size, all.length)
  for (const code of codes) assert.match(code, /^[1-9]\d{0,2}$/)
  for (const region of regions) assert.match(region, /^[A-Z]{2}$/)
  for (const code of ['886', '852', '853', '86', '62', '65', '60', '66', '84', '63', '81', '82', '1', '44', '61']) {
    assert.ok(
      AREA_CODES.some((area) => area.code === code),
      code,
    )
  }
  assert.is(areaName('ID', 'en'), 'Indonesia')
  assert.is(areaName('TW', 'zh-TW'), '台灣')
  assert.is(areaName('ID', 'no such locale'), 'ID')
})

test.run()

import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AREA_CODES } from '../../src/domain/areaCodes'
import { guessArea } from '../../src/domain/guessArea'

const test = suite('domain/guessArea')

const GUESSES: [why: string, last: string | null, zone: string | undefined, language: string, area: string][] = [
  ['the last one used comes first', '62', 'Asia/Taipei', 'zh-TW', '62'],
  ['… unless it is not on offer', '49', 'Asia/Taipei', 'zh-TW', '886'],
  ['a phone in Jakarta, sold in English', null, 'Asia/Jakarta', 'en-US', '62'],
  ['a time zone by its older name', null, 'Asia/Saigon', 'en-US', '84'],
  ['… and by its newer one', null, 'Asia/Ho_Chi_Minh', 'en-US', '84'],
  ['a city of two words', null, 'Asia/Kuala_Lumpur', 'en-US', '60'],
  ['a code that two regions share', null, 'America/Toronto', 'fr-CA', '1'],
  ['a smaller time zone', null, 'Asia/Makassar', 'en-US', '62'],
  ['a time zone that is not on the list: the language’s region', null, 'Asia/Kathmandu', 'id-ID', '62'],
  ['an engine that names no zone', null, undefined, 'zh-TW', '886'],
  ['a device that has none', null, 'UTC', 'zh-HK', '852'],
  ['a language with its script', null, 'UTC', 'zh-Hant-TW', '886'],
  ['a language alone is no region', null, 'UTC', 'in', ''],
  ['the language that phones all over the world are set to', null, 'Africa/Lagos', 'en-US', ''],
  ['… and with no zone', null, undefined, 'en-US', ''],
  ['… and in America', null, 'America/New_York', 'en-US', '1'],
  ['a region that is not on offer', null, 'Europe/Berlin', 'de-DE', ''],
  ['nothing', null, '', '', ''],
]
for (const [why, last, zone, language, area] of GUESSES)
  test(why, () => assert.is(guessArea({ last, zone, language }), area))

test('every region can be guessed by the language', () => {
  for (const { code, regions } of AREA_CODES)
    for (const region of regions)
      assert.is(guessArea({ last: null, zone: 'America/Denver', language: `en-${region}` }), code)
})

test('whatever the signs: nothing, or a code on offer', () => {
  const offered = ['', ...AREA_CODES.map(({ code }) => code)]
  fc.assert(
    fc.property(
      fc.option(fc.string()),
      fc.option(fc.string(), { nil: undefined }),
      fc.string(),
      (last, zone, language) => offered.includes(guessArea({ last, zone, language })),
    ),
  )
})

test.run()

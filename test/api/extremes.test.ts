import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { coinToUnits } from '../../src/api/amounts'
import type { CallSpec } from '../../src/api/call'
import { checkValue } from '../../src/api/shape'
import { AppError } from '../../src/errors'
import { starsPath } from '../../src/ui/art/icons/star'
import { amountText } from '../../src/ui/money/amountText'
import { clockText } from '../../src/ui/money/Countdown'
import { dateText, dayText, isoText, momentText, timeText } from '../../src/ui/text/dateText'
import { readCatalogue } from '../sandbox/api/catalogue'
import { EXTREMES, numbersOf, sampleOf, withValue } from '../support/extremes'

/** Every number of every answer, with what a provider can send in its place. */
const test = suite('api/extremes')

const { warn } = console
test.before(() => {
  console.warn = () => {}
})
test.after(() => {
  console.warn = warn
})

/** What is left of an answer; null where it is refused as one that cannot be read. */
function readOrNull(spec: CallSpec, answer: unknown): { value: unknown } | null {
  try {
    return { value: checkValue(spec.answer, answer, spec.path) }
  } catch (cause) {
    if (cause instanceof AppError && cause.key === 'badAnswer') return null
    throw cause
  }
}

const shown = new Set<number>()

/** Shows a number in every way that a screen shows one. */
function showNumber(value: number): void {
  // Each formatter is made once for a format: a number that was shown is shown the same again.
  if (shown.has(value)) return
  shown.add(value)
  for (const show of [dayText, timeText, momentText, clockText]) assert.type(show(value), 'string')
  assert.type(dateText(value, { weekday: 'short', month: 'long' }), 'string')
  isoText(value)
  value.toLocaleString('en')
  starsPath(Math.min(value, 7))
}

/** Walks through what was read. */
function showAll(value: unknown): void {
  if (typeof value === 'number') {
    assert.ok(Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0), String(value))
    showNumber(value)
  } else if (typeof value === 'string' && /^\d+(\.\d{1,18})?$/.test(value)) {
    amountText(coinToUnits(value, 'MDS'))
  } else for (const part of Object.values(Object(typeof value === 'string' ? null : value))) showAll(part)
}

for (const { name, spec } of await readCatalogue()) {
  const numbers = numbersOf(spec.answer)
  if (numbers.length === 0) continue
  test(`${name}: ${numbers.length} numbers`, () => {
    const sample = sampleOf(spec.answer)
    assert.ok(readOrNull(spec, sample), 'the sample itself can be read')
    for (const { way, isLoose } of numbers) {
      for (const extreme of EXTREMES) {
        // As on the wire: 2^53 and more come as text.
        const sent = JSON.parse(JSON.stringify(withValue(sample, way, extreme)))
        const read = readOrNull(spec, sent)
        if (isLoose) assert.ok(read, `${way.join('.')} = ${extreme} took more than its item`)
        if (read) showAll(read.value)
      }
    }
  })
}

test('there are 29 extremes, and hundreds of places for them', async () => {
  assert.is(EXTREMES.length, 29)
  const places = (await readCatalogue()).flatMap(({ spec }) => numbersOf(spec.answer))
  assert.ok(places.length > 200, String(places.length))
})

test('formatters show what was kept on the device, too, whatever it became', () => {
  for (const value of [...EXTREMES.map(Number), Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    for (const show of [dayText, timeText, momentText]) assert.type(show(value), 'string')
    isoText(value)
  }
})

test.run()

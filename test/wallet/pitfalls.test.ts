import { readdirSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { PITFALLS } from './pitfalls'

const test = suite('wallet/pitfalls')

const ROOT = new URL('../', import.meta.url)
/** A test's title, or the key of a table whose keys are titles. */
const NAMED = /(?:\btest\(\s*|^\s*(?=['"]P.*?['"]: ))['"`]P(\d+): (.+?)['"`][,:]/gm

interface Named {
  number: number
  title: string
  file: string
}

const named: Named[] = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(new URL(file, ROOT), 'utf8').matchAll(NAMED)].map(([, number, title = '']) => ({
      number: Number(number),
      title,
      file,
    })),
  )

for (const [number, { what }] of Object.entries(PITFALLS)) {
  test(`${number}, ${what}: a test has its name`, () => {
    const tests = named.filter((each) => each.number === Number(number))
    assert.ok(tests.length > 0, `no test's title begins with "P${number}: "`)
  })
}

test('no test is named after a pitfall that is not in the table', () => {
  assert.equal(
    named.filter(({ number }) => !(number in PITFALLS)),
    [],
  )
})

test('the table has every number once', () => {
  const numbers = Object.keys(PITFALLS).map(Number)
  assert.ok(numbers.length >= 36)
  assert.equal(
    numbers,
    numbers.map((_, index) => index + 1),
  )
})

test.run()

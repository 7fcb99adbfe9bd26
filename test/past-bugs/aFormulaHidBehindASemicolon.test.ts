import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toCsv } from '../../src/domain/toCsv'

/** Where a decimal comma is written, as in Indonesian, spreadsheets part cells by semicolons. */
const test = suite('past bug: a name’s formula began behind a semicolon, or with a full-width sign')

test('a formula behind a semicolon is none', () => {
  assert.is(toCsv([['Ondine;=HYPERLINK(1)']]), `"Ondine;'=HYPERLINK(1)"`)
  assert.is(toCsv([['a; +1']]), `"a;' +1"`)
})

for (const sign of ['＝', '＋', '－', '＠'])
  test(`nor does one begin with ${sign}`, () => assert.is(toCsv([[`${sign}1`]]), `'${sign}1`))

test.run()

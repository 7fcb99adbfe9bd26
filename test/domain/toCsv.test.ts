import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toCsv } from '../../src/domain/toCsv'

const test = suite('domain/toCsv')

test('quotes what has to be quoted', () => {
  assert.is(toCsv([['a', 'b,c', 'd"e', 'f\ng']]), 'a,"b,c","d""e","f\ng"')
  assert.is(toCsv([['a'], ['b']]), 'a\r\nb')
})

for (const text of ['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])
  test(`never begins a formula: ${JSON.stringify(text)}`, () => assert.match(toCsv([[text]]), /^"?'/))

test('leaves numbers as numbers', () => assert.is(toCsv([['-1.5', '20', '0.000001']]), '-1.5,20,0.000001'))

/** Reads quoted and plain cells, as a spreadsheet does. */
function fromCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy
  for (;;) {
    const [, quoted, plain, end] = pattern.exec(text) ?? []
    rows[rows.length - 1]?.push(quoted === undefined ? (plain ?? '') : quoted.replace(/""/g, '"'))
    if (end === '\r\n') rows.push([])
    if (end === '' || end === undefined) return rows
  }
}

test('what is written is read back, but for what could be a formula', () =>
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 }), (rows) => {
      const plain = (cells: string[][]) =>
        cells.map((row) => row.map((cell) => cell.replace(/(^|[;\t])'(?=\s*[=+\-@＝＋－＠\t\r\n])/g, '$1')))
      assert.equal(plain(fromCsv(toCsv(rows))), plain(rows))
    }),
  ))

test.run()

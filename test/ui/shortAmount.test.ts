import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parseUnits } from 'viem'
import { decimalsOf } from '../../src/config'
import { shortAmount } from '../../src/ui/money/shortAmount'

const test = suite('ui/shortAmount')

for (const [amount, text] of [
  ['0', '0'],
  ['0.5', '0.5'],
  ['2.68750092', '2.6875'],
  ['615.057890532', '615.057'],
  ['499777.27674642', '499,777'],
  ['1234567.9', '1,234,567'],
  ['-12.98810001', '-12.9881'],
] as const)
  test(`${amount} MDS is ${text}`, () => {
    assert.is(shortAmount(parseUnits(amount, decimalsOf('MDS')), 'MDS').replace('−', '-'), text)
  })

test.run()

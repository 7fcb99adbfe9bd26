import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parseUnits } from 'viem'
import { bidSteps, minimumBid } from '../../src/domain/bid'
import { roundBid, roundSteps } from '../../src/domain/roundBid'

const test = suite('domain/roundBid')
const amount = fc.bigInt({ min: 0n, max: 10n ** 40n })
const RUNS = { numRuns: 20_000 }

const ROUNDED: [string, string][] = [
  ['0', '0'],
  ['0.000000000000000999', '0.000000000000000999'],
  ['0.000000000000001001', '0.00000000000000101'],
  ['76.308975', '76.4'],
  ['85.938975', '86'],
  ['103.12677', '104'],
  ['137.50236', '138'],
  ['111', '111'],
  ['33.3', '33.3'],
  ['111.000000000000000002', '112'],
  ['999.1', '1000'],
  ['1110', '1110'],
  ['12341', '12400'],
]
for (const [exact, rounded] of ROUNDED)
  test(`${exact} is offered as ${rounded}`, () => assert.is(roundBid(parseUnits(exact, 18)), parseUnits(rounded, 18)))

test('never less, by under one percent more, and with three digits that count', () => {
  const holds = fc.property(amount, (exact) => {
    const rounded = roundBid(exact)
    const digits = String(rounded).replace(/0+$/, '').length
    return rounded >= exact && (rounded - exact) * 100n <= exact && digits <= 3
  })
  fc.assert(holds, RUNS)
})

test('what is rounded stays as it is, and more never becomes less', () => {
  const holds = fc.property(amount, amount, (one, other) => {
    const [low, high] = one < other ? [one, other] : [other, one]
    return roundBid(roundBid(one)) === roundBid(one) && roundBid(low) <= roundBid(high)
  })
  fc.assert(holds, RUNS)
})

test('every bid on offer is accepted, and there are no two alike', () => {
  const holds = fc.property(amount, (price) => {
    const steps = roundSteps(bidSteps(price))
    return steps.every((step, index) => step >= minimumBid(price) && (index === 0 || step > (steps[index - 1] ?? step)))
  })
  fc.assert(holds, RUNS)
})

test.run()

import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { allowedBy, isCovered, whyNotCap } from '../../src/domain/purse'

const test = suite('domain/purse')

const purse = (left: bigint | null, balance: bigint | null = 1000n) => ({ bid: 100n, left, balance })

const CASES: [string, ReturnType<typeof purse>, bigint | null | undefined, bigint | null][] = [
  ['nothing more is wanted: exactly the bid', purse(0n), undefined, 100n],
  ['what is left is not known: exactly the bid', purse(null), undefined, 100n],
  ['what is left is one too little: exactly the bid', purse(99n), undefined, 100n],
  ['what is left is just enough: no approval', purse(100n), undefined, 0n],
  ['what is left is enough, whatever is typed: no approval', purse(101n), 500n, 0n],
  ['a cap for several bids', purse(0n), 500n, 500n],
  ['a cap as high as the bid', purse(0n), 100n, 100n],
  ['a cap as high as the balance', purse(0n), 1000n, 1000n],
  ['a cap below the bid', purse(0n), 99n, null],
  ['a cap above the balance', purse(0n), 1001n, null],
  ['a cap while the balance is not known', purse(0n, null), 500n, null],
  ['a cap that is no amount', purse(0n), null, null],
]
for (const [what, known, cap, allowed] of CASES) {
  test(what, () => assert.is(allowedBy(known, cap), allowed))
}

test('it never allows more than the bid, or what was typed', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 24n })
  const maybe = fc.option(units)
  fc.assert(
    fc.property(units, maybe, maybe, fc.option(units, { nil: undefined }), (bid, left, balance, cap) => {
      const known = { bid: bid + 1n, left, balance }
      const allowed = allowedBy(known, cap)
      if (allowed === null) return
      assert.ok(allowed <= (cap === undefined ? known.bid : cap) || allowed === 0n)
      assert.ok(allowed >= known.bid || isCovered(known))
    }),
    { numRuns: 50_000 },
  )
})

test('what is wrong with a cap is said as of any other amount', () => {
  const known = { bid: 100n, left: 0n, balance: 1000n }
  for (const [typed, key] of [
    ['', 'required'],
    ['abc', 'amountWrong'],
    ['0', 'quantityZero'],
    ['0.99', 'belowMinimum'],
    ['1', null],
    ['10', null],
    ['10.01', 'insufficient'],
    ['1.2345', 'tooManyDecimals'],
  ] as const)
    assert.is(whyNotCap(typed, known, 2), key, typed)
})

test.run()

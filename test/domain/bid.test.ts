import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bidSteps, minimumBid, saleSplit, split } from '../../src/domain/bid'

const test = suite('domain/bid')
const price = fc.bigInt({ min: 0n, max: 10n ** 40n })
const RUNS = { numRuns: 200_000 }

const MINIMUMS: [bigint, bigint][] = [
  [0n, 0n],
  [1n, 2n],
  [9n, 10n],
  [10n, 12n],
  [99n, 110n],
  [100n, 111n],
  [101n, 113n],
  [10n ** 18n, 1_110_000_000_000_000_000n],
]
for (const [current, minimum] of MINIMUMS) {
  test(`after ${current} at least ${minimum}`, () => assert.is(minimumBid(current), minimum))
}

test('the minimum is the smallest amount that is 1.11 times the price', () => {
  const holds = fc.property(price, (amount) => {
    const minimum = minimumBid(amount)
    return 100n * minimum >= 111n * amount && 100n * (minimum - 1n) < 111n * amount
  })
  fc.assert(holds, RUNS)
})

test('steps rise from the minimum, each once', () => {
  assert.equal(bidSteps(100n), [111n, 125n, 150n, 200n])
  assert.equal(bidSteps(1n), [2n])
  assert.equal(bidSteps(3n), [4n, 5n, 6n])
  const holds = fc.property(price, (amount) => {
    const steps = bidSteps(amount)
    return (
      steps[0] === minimumBid(amount) && steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? step))
    )
  })
  fc.assert(holds, { numRuns: 20_000 })
})

const SPLITS: [bigint, number, bigint[]][] = [
  [100n, 1, [95n, 3n, 1n, 1n]],
  [100n, 0, [96n, 3n, 1n, 0n]],
  [10_000n, 7, [9500n, 300n, 100n, 100n]],
  [99n, 1, [97n, 2n, 0n, 0n]],
  [1n, 1, [1n, 0n, 0n, 0n]],
  [0n, 1, [0n, 0n, 0n, 0n]],
  [199n, 2, [192n, 5n, 1n, 1n]],
]
for (const [amount, tradesBefore, parts] of SPLITS) {
  test(`${amount} after ${tradesBefore} trades`, () => {
    const { holder, copyrightOwner, fee, pastTraders } = split(amount, { hasPastTraders: tradesBefore > 0 })
    assert.equal([holder, copyrightOwner, fee, pastTraders], parts)
  })
}

test('the parts sum to the price, none is below zero, none above its share', () => {
  const holds = fc.property(price, fc.nat(5), (amount, tradesBefore) => {
    const { holder, copyrightOwner, fee, pastTraders } = split(amount, { hasPastTraders: tradesBefore > 0 })
    const sums = holder + copyrightOwner + fee + pastTraders === amount
    const fair = copyrightOwner * 100n <= amount * 3n && fee * 100n <= amount && pastTraders * 100n <= amount
    return sums && fair && holder * 100n >= amount * 95n && (tradesBefore > 0 || pastTraders === 0n)
  })
  fc.assert(holds, RUNS)
})

test('a sale pays the seller all but the fee, which rounds down', () => {
  assert.equal(saleSplit(10_000n, 500), { seller: 9500n, fee: 500n })
  assert.equal(saleSplit(19n, 500), { seller: 19n, fee: 0n })
  assert.equal(saleSplit(1000n, 0), { seller: 1000n, fee: 0n })
  assert.equal(saleSplit(1000n, 10_000), { seller: 0n, fee: 1000n })
  const holds = fc.property(price, fc.integer({ min: 0, max: 10_000 }), (amount, bps) => {
    const { seller, fee } = saleSplit(amount, bps)
    return seller + fee === amount && seller >= 0n && fee * 10_000n <= amount * BigInt(bps)
  })
  fc.assert(holds, RUNS)
})

test.run()

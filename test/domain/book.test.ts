import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ACTIVITY_TYPES, type ActivityRecord } from '../../src/domain/activity'
import { addSums, balanceOf, coinsOf, toBook, toSums } from '../../src/domain/book'
import { newRecord } from '../screens/support/activityRecord'

const test = suite('domain/book')

const CASES: ReadonlyArray<[what: string, record: Partial<ActivityRecord>, sums: object | null]> = [
  ['a purchase costs its price', { type: 3, amount: 30n, twoAmount: 0n, fee: 0n }, { spent: 30n }],
  ['a bid costs all of it', { type: 12, amount: 111n, twoAmount: 105n, fee: 1n }, { spent: 111n }],
  [
    'a sale brings what the seller received',
    { type: 4, amount: 100n, twoAmount: 95n },
    { received: 95n, withheld: 5n },
  ],
  ['a sale without its share brings its price', { type: 4, amount: 100n, twoAmount: 0n }, { received: 100n }],
  ['a higher bid buys it off', { type: 25, amount: 200n, twoAmount: 190n }, { received: 190n, withheld: 10n }],
  ['a share of a trade is earned', { type: 13, amount: 5n }, { shares: 5n }],
  ['points redeemed are earned', { type: 22, amount: 9n }, { rewards: 9n }],
  ['a top-up is moved, not spent', { type: 9, amount: 40n, fee: 0n }, null],
  ['a withdrawal costs its fee', { type: 7, amount: 20n, fee: 1n, twoAmount: 0n }, { charged: 1n }],
  ['a rejected one gives the fee back', { type: 8, amount: 20n, fee: 1n, twoAmount: 0n }, { charged: -1n }],
  ['an approved one costs nothing more', { type: 8, amount: 20n, fee: 1n, twoAmount: 20n }, null],
  ['a withdrawal without a fee costs nothing', { type: 7, amount: 20n, fee: 0n, twoAmount: 0n }, null],
  ['nor does its rejection', { type: 8, amount: 20n, fee: 0n, twoAmount: 0n }, null],
  ['a price is no money', { type: 17, amount: 50n }, null],
  ['an unknown type is not guessed at', { type: 99, amount: 50n }, null],
]
const NOTHING = { spent: 0n, received: 0n, shares: 0n, rewards: 0n, withheld: 0n, charged: 0n }
for (const [what, record, sums] of CASES)
  test(what, () => assert.equal(toSums(newRecord(record)), sums && { ...NOTHING, ...sums }))

const records = fc.array(
  fc
    .record({
      type: fc.constantFrom(...Object.keys(ACTIVITY_TYPES).map(Number), 99),
      amount: fc.bigInt(0n, 10n ** 24n),
      share: fc.integer({ min: 0, max: 100 }),
      fee: fc.bigInt(0n, 10n ** 20n),
      coin: fc.constantFrom('MDS', 'HFH', 'USDT'),
      assetsId: fc.constantFrom('', '1', '2', '3'),
      time: fc.integer({ min: 1_700_000_000, max: 1_800_000_000 }),
    })
    .map(({ share, amount, ...rest }) => newRecord({ ...rest, amount, twoAmount: (amount * BigInt(share)) / 100n })),
)
const monthOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 7)

test('months add up to the total, and so do assets and what is about none', () =>
  fc.assert(
    fc.property(records, (lines) => {
      for (const coin of coinsOf(lines)) {
        const { total, months, assets } = toBook(lines, coin, monthOf)
        const ofNone = toBook(
          lines.filter(({ assetsId }) => assetsId === ''),
          coin,
          monthOf,
        ).total
        assert.equal(months.map(({ sums }) => sums).reduce(addSums, NOTHING), total)
        assert.equal(assets.map(({ sums }) => sums).reduce(addSums, ofNone), total)
      }
    }),
  ))

test('the order of the lines changes no sum', () =>
  fc.assert(
    fc.property(records, (lines) => {
      for (const coin of coinsOf(lines))
        assert.equal(toBook(lines, coin, monthOf).total, toBook([...lines].reverse(), coin, monthOf).total)
    }),
  ))

test('a balance is what came in less what went out', () => {
  const sums = { spent: 100n, received: 190n, shares: 5n, rewards: 9n, withheld: 10n, charged: 1n }
  assert.is(balanceOf(sums), 103n)
})

test.run()

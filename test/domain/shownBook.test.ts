import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { earnedOf, spentOf, toBook } from '../../src/domain/book'
import { toShownBook } from '../../src/domain/shownBook'
import { newRecord } from '../screens/support/activityRecord'

const test = suite('domain/shownBook')

const monthOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 7)
const lines = fc.array(
  fc
    .record({
      type: fc.constantFrom(3, 4, 7, 12, 13, 22),
      amount: fc.oneof(fc.bigInt(0n, 10n ** 24n), fc.bigInt(0n, 300n)),
      fee: fc.bigInt(0n, 10n ** 20n),
      assetsId: fc.constantFrom('', '1', '2', '3'),
      time: fc.integer({ min: 1_700_000_000, max: 1_720_000_000 }),
    })
    .map((line) => newRecord({ ...line, coin: 'MDS', twoAmount: 0n })),
)

test('what is shown adds up: parts, rows and columns', () =>
  fc.assert(
    fc.property(lines, fc.constantFrom(1n, 100n, 10n ** 16n), (records, step) => {
      const book = toBook(records, 'MDS', monthOf)
      const { total, months, assets } = toShownBook(book, step)
      assert.is(total.received + total.shares + total.rewards, total.earned)
      assert.is(total.paid + total.charged, total.spent)
      for (const row of [total, ...months, ...assets]) assert.is(row.earned - row.spent, row.balance)
      for (const column of ['balance', 'earned', 'spent'] as const)
        assert.is(
          months.reduce((sum, row) => sum + row[column], 0n),
          total[column],
        )
      for (const [index, { sums }] of book.assets.entries()) {
        assert.ok((assets[index]?.earned ?? 0n) - earnedOf(sums) < step)
        assert.ok(spentOf(sums) - (assets[index]?.spent ?? 0n) < step)
      }
      assert.is(months.length, book.months.length)
      assert.is(assets.length, book.assets.length)
    }),
  ))

test('a step of one leaves every digit', () => {
  const book = toBook([newRecord({ type: 4, amount: 123_456n, twoAmount: 0n, coin: 'MDS' })], 'MDS', monthOf)
  assert.is(toShownBook(book, 1n).total.balance, 123_456n)
})

test.run()

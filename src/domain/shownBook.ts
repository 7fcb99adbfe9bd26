import { type Book, earnedOf, type Sums, spentOf } from './book'
import { cutToAddUp } from './cutToAddUp'

/** What of a row is shown: its balance is what was earned less what was spent. */
export interface Row {
  balance: bigint
  earned: bigint
  spent: bigint
}

/** The sum of all, and what it consists of. */
export interface Total extends Row {
  received: bigint
  shares: bigint
  rewards: bigint
  /** For assets and the like, without the fees of withdrawals; `spent` is both. */
  paid: bigint
  charged: bigint
}

/** A book as it is shown, its amounts cut or not. */
export interface ShownBook {
  total: Total
  /** In the order of the book's months. */
  months: readonly Row[]
  /** In the order of the book's assets. */
  assets: readonly Row[]
}

const toRow = (earned: bigint, lost: bigint): Row => ({ balance: earned + lost, earned, spent: -lost })

/** What was earned, and what was spent as less than nothing. */
const sidesOf = (sums: Sums) => [earnedOf(sums), -spentOf(sums)] as const

function toTotal(sums: Sums, step: bigint): Total {
  const { received, shares, rewards, spent, charged } = sums
  const [earned, lost] = cutToAddUp(sidesOf(sums), step)
  const ins = cutToAddUp([received, shares, rewards] as const, step, earned)
  const outs = cutToAddUp([-spent, -charged] as const, step, lost)
  return {
    ...toRow(earned, lost),
    received: ins[0],
    shares: ins[1],
    rewards: ins[2],
    paid: -outs[0],
    charged: -outs[1],
  }
}

/**
 * Cuts the amounts of a book to multiples of `step` (1n leaves all digits) so that they add up before the reader's eyes:
 * the parts to the total, the months to it in each column, and each row to its balance.
 */
export function toShownBook(
  { total, months, assets }: Pick<Book, 'total' | 'months' | 'assets'>,
  step: bigint,
): ShownBook {
  const whole = toTotal(total, step)
  const earned = cutToAddUp(
    months.map(({ sums }) => earnedOf(sums)),
    step,
    whole.earned,
  )
  const lost = cutToAddUp(
    months.map(({ sums }) => -spentOf(sums)),
    step,
    -whole.spent,
  )
  return {
    total: whole,
    months: months.map((_, index) => toRow(earned[index] ?? 0n, lost[index] ?? 0n)),
    assets: assets.map(({ sums }) => toRow(...cutToAddUp(sidesOf(sums), step))),
  }
}

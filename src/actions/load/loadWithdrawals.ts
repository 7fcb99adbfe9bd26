import { unreadOf } from '../../domain/unread'
import { toWithdrawals, WITHDRAWAL_PAIRS } from '../../domain/withdrawalPairs'
import { withdrawals } from '../../state/withdrawals'
import { load } from './load'
import { readActivities } from './readActivities'

/** Reads the last withdrawals and their results. Spec 3, 4. */
export async function loadWithdrawals(): Promise<void> {
  await load(withdrawals, async (signal) => {
    const submitted = await readActivities(
      WITHDRAWAL_PAIRS.map(([code]) => code),
      signal,
    )
    const begun = WITHDRAWAL_PAIRS.filter(([code]) => submitted.items.some(({ type }) => type === code))
    const settled = await readActivities(
      begun.map(([, code]) => code),
      signal,
    )
    return {
      items: toWithdrawals([...submitted.items, ...settled.items]),
      unread: unreadOf(submitted, settled),
    }
  })
}

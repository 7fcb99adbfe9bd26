import type { ActivityRecord } from './activity'

/** Type codes of a withdrawal's two records: submitted, then rejected or approved. Spec 3. */
export const WITHDRAWAL_PAIRS = [
  [7, 8],
  [14, 15],
  [51, 53],
] as const

const settledCodeOf = (code: number): number | null =>
  WITHDRAWAL_PAIRS.find(([submitted]) => submitted === code)?.[1] ?? null

/**
 * Links each submitted withdrawal in a feed, by its id, to the record that settled it. Records share no key, so each
 * takes the first later record of its pair with the same coin and amount that settles no earlier withdrawal.
 */
export function linkWithdrawals(records: readonly ActivityRecord[]): Map<string, ActivityRecord> {
  const links = new Map<string, ActivityRecord>()
  const oldestFirst = [...records].sort((one, other) => one.time - other.time)
  const taken = new Set<ActivityRecord>()
  for (const submitted of oldestFirst) {
    const code = settledCodeOf(submitted.type)
    const settled = oldestFirst.find(
      (record) =>
        record.type === code &&
        record.coin === submitted.coin &&
        record.amount === submitted.amount &&
        record.time >= submitted.time &&
        !taken.has(record),
    )
    if (code === null || !settled) continue
    taken.add(settled)
    links.set(submitted.id, settled)
  }
  return links
}

/** A withdrawal was approved if something was paid out. Spec 3, 4. */
export const isApproved = ({ twoAmount }: ActivityRecord): boolean => twoAmount > 0n

/** What a withdrawal takes from the balance: the fee comes on top of the amount. Spec 5. */
export const withFee = ({ amount, fee }: ActivityRecord): bigint => amount + fee

/** A withdrawal and its current state. */
export interface Withdrawal {
  submitted: ActivityRecord
  /** What settled it; null while it is under review. */
  settled: ActivityRecord | null
  state: 'submitted' | 'approved' | 'rejected'
}

/** The withdrawals of a feed, newest first. */
export function toWithdrawals(records: readonly ActivityRecord[]): Withdrawal[] {
  const links = linkWithdrawals(records)
  return records
    .filter(({ type }) => settledCodeOf(type) !== null)
    .sort((one, other) => other.time - one.time)
    .map((submitted) => {
      const settled = links.get(submitted.id) ?? null
      return { submitted, settled, state: settled ? (isApproved(settled) ? 'approved' : 'rejected') : 'submitted' }
    })
}

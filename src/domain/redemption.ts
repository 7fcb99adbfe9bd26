import type { ErrorKey } from '../errors'

const WEEK_SECONDS = 7 * 24 * 60 * 60

/** When points can next be redeemed: once in 7 days; `lastAt` null: never yet. All times in Unix seconds. Spec 9. */
export const redeemableAt = (lastAt: number | null): number => (lastAt === null ? 0 : lastAt + WEEK_SECONDS)

/** Why the points cannot be redeemed now; `now` on the server's clock. Spec 4. */
export function whyNotRedeem(points: bigint, now: number, nextAt: number): ErrorKey | null {
  if (points <= 0n) return 'quantityZero'
  return now < nextAt ? 'redeemTooSoon' : null
}

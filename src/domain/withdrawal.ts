import type { ErrorKey } from '../errors'

const DAY_SECONDS = 24 * 60 * 60

/** When coins can next be withdrawn: once in 24 hours; `lastAt` null: never yet. All times in Unix seconds. Spec 9. */
export const withdrawableAt = (lastAt: number | null): number => (lastAt === null ? 0 : lastAt + DAY_SECONDS)

/** A withdrawal arrives within 24 hours of being submitted. Spec 4. */
export const arrivesBy = (submittedAt: number): number => submittedAt + DAY_SECONDS

/** Why a withdrawal would be refused now; `now` on the server's clock. Spec 5. */
export const whyNotWithdraw = (now: number, nextAt: number): ErrorKey | null =>
  now < nextAt ? 'withdrawTooSoon' : null

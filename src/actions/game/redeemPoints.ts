import * as calls from '../../api/legion'
import { serverNow } from '../../domain/clock'
import { whyNotRedeem } from '../../domain/redemption'
import { AppError, toAppError } from '../../errors'
import { clockSkew } from '../../state/clock'
import { legion } from '../../state/legion'
import { user } from '../../state/session'
import { assertOwnPassword } from '../account/assertOwnPassword'
import { withKeptKey } from '../calls/keptKey'
import { api } from '../calls/services'
import { loadLegion } from '../load/loadLegion'
import { refreshUser } from '../load/refreshUser'
import { toast } from '../page/toast'

/** Redeems all points for MDS in the game. Spec 4, 9. A toast tells the outcome; this never throws. */
export async function redeemPoints(): Promise<void> {
  const { data, asOf } = legion.value
  if (!data || asOf !== undefined) return
  const { points, redeemableAt } = data
  const problem = whyNotRedeem(points, serverNow(clockSkew.value, Date.now()), redeemableAt)
  if (problem) return toast('error', new AppError(problem))
  try {
    assertOwnPassword()
    const name = `redeem ${user.value?.userid} ${redeemableAt}`
    await withKeptKey(name, (key) => calls.redeemPoints(api, {}, { key }))
    toast('done', 'legion.redeemed')
  } catch (cause) {
    toast('error', toAppError(cause))
  }
  // Whatever came back, only the provider knows what is true now.
  await Promise.all([loadLegion(), refreshUser()])
}

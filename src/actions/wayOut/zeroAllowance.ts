import type { Address } from '../../domain/address'
import type { AllowanceName } from '../../domain/allowances'
import { toAppError } from '../../errors'
import { assertOwnPassword } from '../account/assertOwnPassword'
import { loadAllowances } from '../load/loadAllowances'
import { toast } from '../page/toast'
import { takeExit } from './takeExit'

/**
 * Sets an allowance of the login's account to zero, from a tap: by the way out's own door, so that its note outlasts the
 * page. How it went is in `exitRuns`; never throws.
 */
export async function zeroAllowance(allowance: AllowanceName, account: Address): Promise<void> {
  try {
    assertOwnPassword()
  } catch (cause) {
    toast('error', toAppError(cause))
    return
  }
  await takeExit({ is: 'zero', allowance }, account, loadAllowances)
}

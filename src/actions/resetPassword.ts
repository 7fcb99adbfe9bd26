import * as auth from '../api/auth'
import { type AppError, toAppError } from '../errors'
import { api } from './services'

export interface ResetAccount {
  area: string | null
  account: string
}

/** Has a code sent for a forgotten password. @returns why not, or null */
export async function sendResetCode({ area, account }: ResetAccount): Promise<AppError | null> {
  return auth.sendCode(api, { purpose: 'forget', area, account }).then(() => null, toAppError)
}

/** Resets a forgotten password with its code. @returns why not, or null */
export async function resetPassword({
  area,
  account,
  code,
}: ResetAccount & { code: string }): Promise<AppError | null> {
  return auth.resetPassword(api, { area, account, code }).then(() => null, toAppError)
}

import * as auth from '../../api/auth'
import type { Contact } from '../../domain/contact'
import { type AppError, toAppError } from '../../errors'
import { api } from '../calls/services'

/** Resets a forgotten password with its code. @returns why not, or null */
export async function resetPassword({ area, account, code }: Contact & { code: string }): Promise<AppError | null> {
  return auth.resetPassword(api, { area, account, code }).then(() => null, toAppError)
}

import * as auth from '../api/auth'
import type { Contact } from '../domain/contact'
import { type AppError, toAppError } from '../errors'
import { api } from './services'

/** Has a code sent for one purpose. @returns why not, or null */
export async function sendCode(purpose: auth.CodePurpose, { area, account }: Contact): Promise<AppError | null> {
  return auth.sendCode(api, { purpose, area, account }).then(() => null, toAppError)
}

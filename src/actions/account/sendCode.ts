import * as auth from '../../api/auth'
import type { Contact } from '../../domain/contact'
import { type AppError, toAppError } from '../../errors'
import { api } from '../calls/services'
import { solvePuzzle } from './solvePuzzle'

/** Has a code sent for one purpose, once the puzzle is solved. Spec 5. @returns why not, or null */
export async function sendCode(purpose: auth.CodePurpose, { area, account }: Contact): Promise<AppError | null> {
  return solvePuzzle()
    .then(() => auth.sendCode(api, { purpose, area, account }))
    .then(() => null, toAppError)
}

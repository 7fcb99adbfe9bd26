import { type AppError, toAppError } from '../../errors'
import { loadUser } from './loadUser'

/** Reads the player again. @returns why not, or null */
export async function refreshUser(): Promise<AppError | null> {
  return loadUser().then(() => null, toAppError)
}

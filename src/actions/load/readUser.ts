import { type AppError, toAppError } from '../../errors'
import { loadUser, recentUser } from './loadUser'

/**
 * Reads the player for a page or screen that opens, unless that has just been done.
 * @returns why not, or null
 */
export async function readUser(): Promise<AppError | null> {
  return (recentUser() ?? loadUser()).then(() => null, toAppError)
}

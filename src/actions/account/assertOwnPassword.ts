import { AppError } from '../../errors'
import { user } from '../../state/session'

/**
 * While the password is a reset's default, the provider refuses every step of an action, also the report of what was
 * already paid, and of the settings all but the password itself. So none may begin. Spec 5, 9.
 * @throws {AppError} ownPasswordFirst
 */
export function assertOwnPassword(): void {
  if (user.value?.mustChangePassword) throw new AppError('ownPasswordFirst')
}

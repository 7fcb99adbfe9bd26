import type { User } from '../../domain/player'
import { user } from '../../state/session'

/** Applies what the provider has just accepted, without reading the whole player again. */
export function changeUser(change: Partial<User>): void {
  if (user.value) user.value = { ...user.value, ...change }
}

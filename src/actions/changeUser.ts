import type { User } from '../domain/player'
import { user } from '../state/session'

/** Takes over what the provider has just agreed to, without asking for the whole player again. */
export function changeUser(change: Partial<User>): void {
  if (user.value) user.value = { ...user.value, ...change }
}

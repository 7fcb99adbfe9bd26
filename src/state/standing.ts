import { computed } from '@preact/signals'
import type { PlayerFacts } from '../domain/conditions'
import { hasRole } from '../domain/player'
import { fees, heldCoins } from './assets'
import { isLoggedIn, roles, user } from './session'

/** The facts about the player that decide whether an action's conditions are met. Spec 5, 6. */
export const playerFacts = computed<PlayerFacts>(() => ({
  isLoggedIn: isLoggedIn.value,
  mustChangePassword: user.value?.mustChangePassword ?? false,
  mobile: user.value?.mobile ?? '',
  email: user.value?.email ?? '',
  hasFundPassword: user.value?.hasFundPassword ?? false,
  activated: user.value?.activated ?? false,
  hasRole: hasRole(user.value, roles.value),
  isOnline: user.value?.isOnline ?? false,
  mdv: heldCoins.value?.MDV ?? 0n,
  activationPrice: fees.value.data?.accountActivation ?? 0n,
}))

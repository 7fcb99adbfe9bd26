import { ACCOUNT_NEEDS, type Condition, type ConditionCheck, checklist } from '../../domain/conditions'
import { heldCoins } from '../../state/assets'
import { roles, user } from '../../state/session'
import { playerFacts } from '../../state/standing'

/** Whether we know about the condition: the list names only what is certainly not met. */
function isKnown(condition: Condition): boolean {
  if (condition === 'role') return roles.value !== null
  if (condition !== 'activationCoin') return true
  return user.value?.activated === false && heldCoins.value?.MDV !== undefined
}

/** What the account certainly lacks to do everything. Spec 5, 6. */
export const openNeeds = (): ConditionCheck[] =>
  user.value
    ? checklist(ACCOUNT_NEEDS, playerFacts.value).filter(({ condition, isMet }) => !isMet && isKnown(condition))
    : []

import type { ErrorKey } from '../errors'

/** What an action can ask of a player. Spec 5, 6. */
export type Condition =
  | 'login'
  | 'mobile'
  | 'email'
  | 'fundPassword'
  | 'activated'
  | 'role'
  | 'offline'
  | 'activationCoin'

/** What of a player decides; all of it is known once the player and the roles are loaded. */
export interface PlayerFacts {
  isLoggedIn: boolean
  mobile: string
  email: string
  hasFundPassword: boolean
  activated: boolean
  hasRole: boolean
  isOnline: boolean
  /** Held in the wallet and asked for an account's activation, in the smallest unit of MDV. */
  mdv: bigint
  activationPrice: bigint
}

const CHECKS: Record<Condition, readonly [error: ErrorKey, isMet: (facts: PlayerFacts) => boolean]> = {
  login: ['loginFirst', (facts) => facts.isLoggedIn],
  mobile: ['phoneFirst', (facts) => facts.mobile !== ''],
  email: ['mailboxFirst', (facts) => facts.email !== ''],
  fundPassword: ['fundPasswordFirst', (facts) => facts.hasFundPassword],
  activated: ['activateFirst', (facts) => facts.activated],
  role: ['roleFirst', (facts) => facts.hasRole],
  offline: ['gameOnline', (facts) => !facts.isOnline],
  activationCoin: ['topUpFirst', (facts) => facts.mdv >= facts.activationPrice],
}

/** All that an account can still lack for the one or the other action, in the order to mend it. */
export const ACCOUNT_NEEDS: readonly Condition[] = [
  'activationCoin',
  'activated',
  'mobile',
  'fundPassword',
  'role',
  'offline',
]

export interface ConditionCheck {
  condition: Condition
  isMet: boolean
  /** What to say while it is not met. */
  error: ErrorKey
}

/** The whole checklist at once, so that nobody meets the next condition only after mending the last. Spec 5, 6. */
export const checklist = (needed: readonly Condition[], facts: PlayerFacts): ConditionCheck[] =>
  needed.map((condition) => {
    const [error, isMet] = CHECKS[condition]
    return { condition, isMet: isMet(facts), error }
  })

/** The reasons of all conditions that are not met; none: go ahead. */
export const unmetConditions = (needed: readonly Condition[], facts: PlayerFacts): ErrorKey[] =>
  checklist(needed, facts)
    .filter(({ isMet }) => !isMet)
    .map(({ error }) => error)

/** What the actions with conditions of their own need. Spec 5, 6. */
export const NEEDS = {
  withdrawCoins: ['login', 'mobile', 'fundPassword', 'activated', 'offline'],
  playGame: ['login', 'activated', 'role'],
} as const satisfies Record<string, readonly Condition[]>

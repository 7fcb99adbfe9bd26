import type { ErrorKey } from '../errors'

/** What an action can require of a player. Spec 5, 6. */
export type Condition =
  | 'login'
  | 'ownPassword'
  | 'registered'
  | 'mobile'
  | 'email'
  | 'fundPassword'
  | 'activated'
  | 'role'
  | 'offline'
  | 'activationCoin'

/** The facts that the conditions check; all are known once the player and the roles are loaded. */
export interface PlayerFacts {
  isLoggedIn: boolean
  /** The password is the default that a reset left: the provider takes nothing until it is changed. */
  mustChangePassword: boolean
  mobile: string
  email: string
  hasFundPassword: boolean
  activated: boolean
  hasRole: boolean
  isOnline: boolean
  /** The wallet's balance. Like `activationPrice`, what activating an account costs, in the smallest unit of MDV. */
  mdv: bigint
  activationPrice: bigint
}

const CHECKS: Record<Condition, readonly [error: ErrorKey, isMet: (facts: PlayerFacts) => boolean]> = {
  login: ['loginFirst', (facts) => facts.isLoggedIn],
  ownPassword: ['ownPasswordFirst', (facts) => !facts.mustChangePassword],
  registered: ['registrationFirst', (facts) => facts.mobile !== '' || facts.email !== ''],
  mobile: ['phoneFirst', (facts) => facts.mobile !== ''],
  email: ['mailboxFirst', (facts) => facts.email !== ''],
  fundPassword: ['fundPasswordFirst', (facts) => facts.hasFundPassword],
  activated: ['activateFirst', (facts) => facts.activated],
  role: ['roleFirst', (facts) => facts.hasRole],
  offline: ['gameOnline', (facts) => !facts.isOnline],
  activationCoin: ['topUpFirst', (facts) => facts.mdv >= facts.activationPrice],
}

/** Everything an account can lack for some action, in the order in which to fix it. */
export const ACCOUNT_NEEDS: readonly Condition[] = [
  'ownPassword',
  'activationCoin',
  'activated',
  'mobile',
  'fundPassword',
  'role',
  'offline',
]

/** The steps that a new account takes once; none of them is needed to buy. The other needs come and go. */
export const ACCOUNT_STEPS: readonly Condition[] = ['activated', 'mobile', 'fundPassword', 'role']

export interface ConditionCheck {
  condition: Condition
  isMet: boolean
  /** What to say while it is not met. */
  error: ErrorKey
}

/** The whole checklist at once, so that nobody discovers the next condition only after fixing the last. Spec 5, 6. */
export const checklist = (needed: readonly Condition[], facts: PlayerFacts): ConditionCheck[] =>
  needed.map((condition) => {
    const [error, isMet] = CHECKS[condition]
    return { condition, isMet: isMet(facts), error }
  })

/** The reasons for all conditions that are not met; empty: go ahead. */
export const unmetConditions = (needed: readonly Condition[], facts: PlayerFacts): ErrorKey[] =>
  checklist(needed, facts)
    .filter(({ isMet }) => !isMet)
    .map(({ error }) => error)

/** What the actions with conditions of their own require. Spec 5, 6. */
export const NEEDS = {
  withdrawCoins: ['login', 'ownPassword', 'mobile', 'fundPassword', 'activated', 'offline'],
  playGame: ['login', 'ownPassword', 'activated', 'role'],
  setFundPassword: ['login', 'registered', 'email'],
} as const satisfies Record<string, readonly Condition[]>

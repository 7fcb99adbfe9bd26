import type { Address } from '../domain/address'
import type { Allowance } from '../domain/allowances'
import { loadable } from './loading'
import { ofSession } from './ofSession'

/** What the chain says that others may take or move of the login's account. */
export interface AllowancesKnown {
  account: Address
  /** In the order in which they are to be looked at. */
  allowances: readonly Allowance[]
  /** Questions that got no answer. */
  unread: number
  /** Tokens of the account whose numbers nobody knows here, so that nobody was asked about them. */
  missing: bigint
}

export const allowances = ofSession(loadable<AllowancesKnown>())

import type { Withdrawal } from '../domain/withdrawalPairs'
import { type Listed, loadable } from './loading'
import { ofSession } from './ofSession'

/** The player's last withdrawals, newest first. */
export const withdrawals = ofSession(loadable<Listed<Withdrawal>>())

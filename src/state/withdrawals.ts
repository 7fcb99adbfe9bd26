import type { Withdrawal } from '../domain/withdrawalPairs'
import { type Listed, loadable } from './loading'

/** The player's last withdrawals, newest first. */
export const withdrawals = loadable<Listed<Withdrawal>>()

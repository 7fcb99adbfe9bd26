import type { Withdrawal } from '../domain/withdrawalPairs'
import { loadable } from './loading'

/** The player's last withdrawals, newest first. */
export const withdrawals = loadable<Withdrawal[]>()

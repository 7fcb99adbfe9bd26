import { loadable } from './loading'
import { ofSession } from './ofSession'

/** What the 111 protocol may still take for the player's bids, as the chain says, in the price coin's smallest unit. */
export const purse = ofSession(loadable<bigint>())

import { loadable, type Pages } from './loading'
import { ofSession } from './ofSession'

/** A player who joined with the player's invitation. Spec 3. */
export interface Invite {
  userid: string
  nickname: string
  /** Unix seconds, like `activatedAt`. */
  joinedAt: number
  isActivated: boolean
  activatedAt: number | null
}

/** The invited players with their counts. */
export interface Invites extends Pages<Invite> {
  invited: number
  activated: number
  /** High-level summon tickets in hand. */
  tickets: number
}
export const invites = ofSession(loadable<Invites>())

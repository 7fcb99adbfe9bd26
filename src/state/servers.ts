import type { Role, Server } from '../domain/player'
import { type Listed, loadable } from './loading'
import { ofSession } from './ofSession'

/** A server with the player's role on it; null: none yet. */
export interface ServerPlace {
  server: Server
  role: Role | null
}

/** Every server of the game. */
export const serverPlaces = ofSession(loadable<Listed<ServerPlace>>())

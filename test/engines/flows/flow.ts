import type { World } from '../../sandbox/control/startWorld'
import type { Player } from '../support/player'

/** One thing that players do, done in every engine. */
export interface Flow {
  name: string
  /** Arranges by the sandbox's controls, acts by the page. @throws what did not come about */
  play(player: Player, world: World): Promise<void>
}

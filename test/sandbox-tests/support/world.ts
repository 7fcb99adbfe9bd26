import '../../support/config'
import type { World, WorldOptions } from '../../sandbox/control/startWorld'
import { startWorld } from '../../sandbox/run'

/** A world for one test file, on free ports and without a site. */
export const openWorld = (options: WorldOptions = {}): Promise<World> =>
  startWorld({ port: 0, chainPort: 0, dist: 'no-site', walletScript: null, quiet: true, ...options })

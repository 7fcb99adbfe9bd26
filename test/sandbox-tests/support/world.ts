import '../../support/config'
import type { World, WorldOptions } from '../../sandbox/control/startWorld'
import { startWorld } from '../../sandbox/run'

/** A world for one test file, on free ports and without a site. */
export const openWorld = (options: WorldOptions = {}): Promise<World> =>
  startWorld({ port: 0, chainPort: 0, dist: 'no-site', walletScript: null, quiet: true, ...options })

let shared: Promise<World> | null = null

/** One world for all test files of this run, as the seed left it. It ends with the process. */
export async function shareWorld(): Promise<World> {
  shared ??= openWorld()
  const world = await shared
  await world.reset()
  return world
}

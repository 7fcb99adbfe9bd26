import '../support/config'
import { pathToFileURL } from 'node:url'
import { main } from './control/main'
import { startWorld as start, type World, type WorldOptions } from './control/startWorld'

/** Brings up the whole world on one machine: chain, contracts, provider, seed, site. */
export const startWorld = (options: WorldOptions = {}): Promise<World> => start(options)

const started = process.argv[1]
if (started !== undefined && import.meta.url === pathToFileURL(started).href) await main()

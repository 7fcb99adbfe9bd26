import type { SandboxChain } from '../chain/startChain'
import type { Indexer } from './chain/indexer'
import type { Clock } from './clock'
import type { Database } from './db/database'
import type { Outbox } from './outbox'

/** Everything the routes of the provider API work with. */
export interface Provider {
  db: Database
  chain: SandboxChain
  clock: Clock
  indexer: Indexer
  /** Codes that would go out by SMS or mail. */
  outbox: Outbox
  /** The newest block whose effects count. */
  lastBlock: () => Promise<number>
  /** Paths of calls that are not open yet, as the catalogue writes them. */
  closed: Set<string>
  /** Origin of the site; known once it listens. */
  site: { origin: string }
}

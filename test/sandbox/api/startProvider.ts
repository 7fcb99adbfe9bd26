import type { SandboxChain } from '../chain/startChain'
import { createIndexer } from './chain/indexer'
import { readSettings } from './chain/readSettings'
import { createClock } from './clock'
import { openDatabase } from './db/database'
import { createOutbox, type SentCode } from './outbox'
import type { Provider } from './provider'

export interface ProviderOptions {
  chain: SandboxChain
  /** Blocks, the effect's own included, before it counts. */
  confirmations?: number
  onCode?: (code: SentCode) => void
}

/** The provider without its routes and without anything in it. */
export async function startProvider({ chain, confirmations = 1, onCode }: ProviderOptions): Promise<Provider> {
  const db = await openDatabase()
  await readSettings(chain, db)
  return {
    db,
    chain,
    clock: createClock(),
    indexer: createIndexer(chain, db, confirmations),
    outbox: createOutbox(onCode),
    confirmations,
    closed: new Set(),
    site: { origin: 'http://localhost' },
  }
}

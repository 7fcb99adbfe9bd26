import type { SandboxChain } from '../chain/startChain'
import { createIndexer } from './chain/indexer'
import { readSettings } from './chain/readSettings'
import { createClock } from './clock'
import { openDatabase } from './db/database'
import { createOutbox, type SentCode } from './outbox'
import type { Provider } from './provider'

export interface ProviderOptions {
  chain: SandboxChain
  onCode?: (code: SentCode) => void
}

/** The provider without its routes and without anything in it. */
export async function startProvider({ chain, onCode }: ProviderOptions): Promise<Provider> {
  const db = await openDatabase()
  await readSettings(chain, db)
  const provider: Provider = {
    db,
    chain,
    clock: createClock(),
    indexer: createIndexer(chain, db, () => provider.lastBlock()),
    outbox: createOutbox(onCode),
    lastBlock: async () => Number(await chain.blockNumber()),
    closed: new Set(),
    site: { origin: 'http://localhost' },
  }
  return provider
}

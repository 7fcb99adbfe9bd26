import type { SandboxChain } from '../../chain/startChain'
import type { Database } from '../db/database'
import { assertThat } from '../errors'
import { readMeta, writeMeta } from '../store/meta'
import { applyEvent } from './apply/applyEvent'
import { readEvents } from './events'

export interface Indexer {
  /** Writes every event that counts into the database; resolves to the block it has reached. */
  sync(): Promise<number>
  /** Runs work during which nothing may be indexed, such as reverting both sides to an earlier state. */
  whilePaused<T>(work: () => Promise<T>): Promise<T>
  /** While broken, it indexes nothing, and `sync` rejects. */
  setBroken(isBroken: boolean): void
}

/**
 * The one writer of what happens on chain. Callbacks and the watcher both use it, and every event is applied exactly
 * once in the chain's order, in one transaction with the block reached, so neither can count it twice.
 */
export function createIndexer(chain: SandboxChain, db: Database, lastBlock: () => Promise<number>): Indexer {
  let last: Promise<unknown> = Promise.resolve()
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.catch(() => undefined).then(work)
    last = next
    return next
  }
  let isBroken = false
  const run = async (): Promise<number> => {
    assertThat(!isBroken, 'syncFailure')
    const from = Number((await db.turn((tx) => readMeta(tx, 'block'))) ?? -1) + 1
    const to = await lastBlock()
    if (to < from) return from - 1
    const events = await readEvents(chain, from, to)
    await db.turn(async (tx) => {
      for (const event of events) await applyEvent({ tx, event, addresses: chain.addresses })
      await writeMeta(tx, 'block', to)
    })
    return to
  }
  // Callers share a run that still waits for its turn: it will see everything they know of.
  let waiting: Promise<number> | null = null
  const sync = (): Promise<number> => {
    waiting ??= inLine(() => {
      waiting = null
      return run()
    })
    return waiting
  }
  const setBroken = (value: boolean): void => {
    isBroken = value
  }
  return { sync, whilePaused: inLine, setBroken }
}

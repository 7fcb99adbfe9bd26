import type { SandboxChain } from '../../chain/startChain'
import type { Database } from '../db/database'
import { assertThat } from '../errors'
import { readMeta, writeMeta } from '../store/meta'
import { applyEvent } from './apply/applyEvent'
import { readEvents } from './events'

export interface Indexer {
  /** Brings every event that counts into the database; resolves to the block it has come to. */
  sync(): Promise<number>
  /** Runs the work while nothing is brought in, such as taking both sides back to an earlier state. */
  whilePaused<T>(work: () => Promise<T>): Promise<T>
  /** Broken, it brings nothing in: whoever waits for it is told so. */
  setBroken(isBroken: boolean): void
}

/**
 * The one writer of what happens on chain. Callbacks and the watcher both come here, and every event is applied in the
 * chain's order exactly once, in one transaction with the block that was reached: so neither can count twice.
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
  // Whoever asks while a run waits for its turn shares it: it will see all that they know of.
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

import type { Reader } from '../../wallet/provider'
import { readerAtHead } from './reader'

/** What a tap sees of the chain: all in the state of one block. */
export interface Look {
  /** Reads at that block, and asks nothing twice. @throws {AppError} chainSilent */
  reader(): Promise<Reader>
  /** The same at the block that is the newest now, also for every later `reader()`. @throws {AppError} chainSilent */
  renew(): Promise<Reader>
}

/** A block that was read longer ago is read again before the first check. */
const FRESH_MS = 3000

/** Asks for the newest block at once, so that the caller can wait for something else meanwhile. */
export function beginLook(): Look {
  const begun = readerAtHead().then(
    (reader) => ({ reader, readAt: Date.now() }),
    () => null,
  )
  const freshReader = async (): Promise<Reader> => {
    const found = await begun
    // The absolute difference, because the clock may have been set back.
    const isFresh = found && Math.abs(Date.now() - found.readAt) <= FRESH_MS
    return isFresh ? found.reader : readerAtHead()
  }
  let present: Promise<Reader> | null = null
  return {
    reader: () => {
      present ??= freshReader()
      return present
    },
    renew: () => {
      present = readerAtHead()
      return present
    },
  }
}

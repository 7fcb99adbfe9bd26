import { isOpen, type JournalEntry, STEP, toEntry } from '../domain/journal'
import { AppError } from '../errors'
import { indexedDbBackend } from './indexedDb'
import { type JournalBackend, localStorageBackend, memoryBackend } from './journalBackend'

const KEPT_MS = 7 * 24 * 3600 * 1000
const MOST_OPEN = 50

export interface JournalStore {
  durable: boolean
  list(): Promise<{ entries: JournalEntry[]; unreadable: number }>
  claim(entry: JournalEntry): Promise<void>
  swap(entry: JournalEntry, change: Partial<JournalEntry>): Promise<JournalEntry | null>
}

const readable = (all: unknown[]) => all.map(toEntry).filter((entry): entry is JournalEntry => entry !== null)

const sameHold = (a: JournalEntry, b: JournalEntry) =>
  a.resource === b.resource && a.account === b.account && a.chainId === b.chainId

/** The journal over one backend. `now` is the device's clock in milliseconds. */
export function journalStore(backend: JournalBackend, now: () => number): JournalStore {
  return {
    durable: backend.durable,

    /** Every entry that can be read, newest first; ended ones older than 7 days are dropped on the way. */
    list: () =>
      backend.run((all) => {
        const entries = readable(all)
        const old = entries.filter((entry) => !isOpen(entry) && now() - entry.steppedAt > KEPT_MS)
        const kept = entries.filter((entry) => !old.includes(entry)).sort((a, b) => b.createdAt - a.createdAt)
        const unreadable = all.length - entries.length
        return {
          remove: old.map((entry) => entry.id),
          result: { entries: kept, unreadable },
        }
      }),

    /**
     * Writes a new entry, unless an open one holds the same resource, in any tab.
     * @throws {AppError} alreadyOpen
     */
    claim: (entry) =>
      backend.run((all) => {
        const open = readable(all).filter(isOpen)
        if (open.length >= MOST_OPEN || open.some((other) => sameHold(other, entry))) throw new AppError('alreadyOpen')
        return { put: [entry], result: undefined }
      }),

    /** Writes a change if nobody wrote since and the step does not go back; null where somebody was faster. */
    swap: (entry, change) =>
      backend.run<JournalEntry | null>((all) => {
        const present = readable(all).find((other) => other.id === entry.id)
        const step = change.step ?? entry.step
        if (!present || present.revision !== entry.revision || step < present.step || present.step >= STEP.done) {
          return { result: null }
        }
        const moved = step === present.step ? present.steppedAt : now()
        const next = {
          ...present,
          ...change,
          revision: present.revision + 1,
          steppedAt: moved,
        }
        return { put: [next], result: next }
      }),
  }
}

/** The best store this browser has: IndexedDB, else localStorage, else memory. */
export async function openJournalStore(now: () => number = Date.now): Promise<JournalStore> {
  const backends = [indexedDbBackend, localStorageBackend, memoryBackend]
  for (const make of backends) {
    try {
      const store = journalStore(await make(), now)
      await store.list()
      return store
    } catch {
      // the next one
    }
  }
  return journalStore(memoryBackend(), now)
}

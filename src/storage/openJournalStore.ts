import { indexedDbBackend } from './indexedDb'
import { localStorageBackend, memoryBackend } from './journalBackend'
import { type JournalStore, journalStore } from './journalStore'

/** The best store this browser has: IndexedDB, else localStorage, else memory. */
export async function openJournalStore(now: () => number = Date.now): Promise<JournalStore> {
  for (const make of [indexedDbBackend, localStorageBackend]) {
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

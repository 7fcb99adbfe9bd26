import { indexedDbBackend } from './indexedDb'
import { type JournalBackend, localStorageBackend, memoryBackend } from './journalBackend'
import { type JournalStore, journalStore } from './journalStore'

/** A store that could be read. */
async function tryStore(make: () => JournalBackend | Promise<JournalBackend>): Promise<JournalStore> {
  const store = journalStore(await make(), Date.now)
  await store.list()
  return store
}

/** The best store this browser has: IndexedDB, else localStorage, else memory. */
export const openJournalStore = (): Promise<JournalStore> =>
  tryStore(indexedDbBackend)
    .catch(() => tryStore(localStorageBackend))
    .catch(() => tryStore(memoryBackend))

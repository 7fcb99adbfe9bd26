import { indexedDbBackend } from './indexedDb'
import { type JournalBackend, textBackend } from './journalBackend'
import { type JournalStore, journalStore } from './journalStore'

/** A store over the backend, once a first read has succeeded. */
function tryStore(backend: JournalBackend): Promise<JournalStore> {
  const store = journalStore(backend, Date.now)
  return store.list().then(() => store)
}

/** The best store this browser has: IndexedDB, else localStorage, else memory. */
export const openJournalStore = (): Promise<JournalStore> =>
  tryStore(indexedDbBackend)
    .catch(() => tryStore(textBackend(localStorage)))
    .catch(() => tryStore(textBackend({})))

import { indexedDbBackend } from './indexedDb'
import { type JournalBackend, textBackend } from './journalBackend'
import { type JournalStore, journalStore } from './journalStore'

/** A store over the backend, once a first read has succeeded. */
function tryStore(backend: JournalBackend): Promise<JournalStore> {
  const store = journalStore(backend, Date.now)
  return store.list().then(() => store)
}

interface Written {
  id?: unknown
  revision?: number
}

/**
 * Moves into IndexedDB what a visit has written that found it silent: only one of the two is read. Of an entry that is
 * in both, the later writing counts. Where this fails, the next visit tries again.
 */
async function adoptText(): Promise<void> {
  try {
    const text: string | undefined = localStorage.journal
    if (!text) return
    const found: Written[] = JSON.parse(text).map(Object)
    await indexedDbBackend.run((all, writer) => {
      for (const entry of found) {
        const present = all.map(Object).find(({ id }) => id === entry.id)
        const isNewer = !present || Number(entry.revision) > Number(present.revision)
        if (typeof entry.id === 'string' && isNewer) writer.put(entry as { id: string })
      }
    })
    // A tab that still writes there is left alone.
    if (localStorage.journal === text) delete localStorage.journal
  } catch {
    // It stays where it is.
  }
}

/** The best store this browser has: IndexedDB, else localStorage, else memory. */
export const openJournalStore = (): Promise<JournalStore> =>
  tryStore(indexedDbBackend)
    .then((store) => adoptText().then(() => store))
    .catch(() => tryStore(textBackend(localStorage)))
    .catch(() => tryStore(textBackend({})))

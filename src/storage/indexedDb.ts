import type { JournalBackend } from './journalBackend'

const STORE = 'entries'
/** Some webviews never answer `open`. */
const OPEN_MS = 2000

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    setTimeout(reject, OPEN_MS)
    const request = indexedDB.open('journal', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onerror = reject
    request.onsuccess = () => resolve(request.result)
  })

/**
 * The journal in IndexedDB, each change one readwrite transaction awaited to `oncomplete`: of what Chromium keeps,
 * only that survives the browser being killed at any age of the write. Each has a connection of its own, because one
 * that stays open can be lost without a word, such as Safari's after the page was in the background.
 */
export const indexedDbBackend: JournalBackend = {
  durable: true,
  run: async (change) => {
    const database = await open()
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
      // Closes once the transaction is over.
      database.close()
      const store = transaction.objectStore(STORE)
      const reading = store.getAll()
      reading.onsuccess = () => {
        try {
          const result = change(reading.result, store)
          transaction.oncomplete = () => resolve(result)
        } catch (cause) {
          reject(cause)
          transaction.abort()
        }
      }
      transaction.onabort = reject
    })
  },
}

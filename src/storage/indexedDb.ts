import type { JournalBackend } from './journalBackend'

const STORE = 'entries'
/** Some WebViews never answer `open`. */
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
 * The journal in IndexedDB. Each change is one readwrite transaction, awaited until `oncomplete`: in Chromium, only
 * that survives the browser being killed however soon after the write. Each opens its own connection, because one left
 * open can be lost silently, as Safari's is after the page was in the background.
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

import type { JournalBackend } from './journalBackend'

const DATABASE = 'journal'
const STORE = 'entries'
/** Some webviews never answer `open`. */
const OPEN_MS = 2000

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), OPEN_MS)
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      clearTimeout(timer)
      resolve(request.result)
    }
  })
}

/**
 * The journal in IndexedDB, each change one readwrite transaction awaited to `oncomplete`: of what Chromium keeps,
 * only that survives the browser being killed at any age of the write.
 */
export async function indexedDbBackend(): Promise<JournalBackend> {
  let database: IDBDatabase | null = await open()
  const connect = async () => {
    database ??= await open()
    database.onclose = () => {
      database = null
    }
    database.onversionchange = () => database?.close()
    return database
  }
  await connect()
  return {
    durable: true,
    run: async (change) => {
      const connection = await connect()
      return new Promise((resolve, reject) => {
        const transaction = connection.transaction(STORE, 'readwrite')
        const store = transaction.objectStore(STORE)
        const reading = store.getAll()
        let done: () => void
        reading.onsuccess = () => {
          try {
            const { put = [], remove = [], result } = change(reading.result)
            for (const entry of put) store.put(entry)
            for (const id of remove) store.delete(id)
            done = () => resolve(result)
          } catch (cause) {
            transaction.abort()
            reject(cause)
          }
        }
        transaction.oncomplete = () => done()
        transaction.onabort = transaction.onerror = () => reject(transaction.error)
      })
    },
  }
}

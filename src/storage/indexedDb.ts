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
  let database: IDBDatabase | null = null
  const forget = () => {
    database = null
  }
  const connect = async () => {
    if (database) return database
    const opened = await open()
    opened.onclose = forget
    opened.onversionchange = () => {
      opened.close()
      forget()
    }
    database = opened
    return opened
  }
  const begin = async () => {
    try {
      return (await connect()).transaction(STORE, 'readwrite', { durability: 'strict' })
    } catch {
      // A connection can be lost without a word, such as Safari's after the page was in the background.
      forget()
      return (await connect()).transaction(STORE, 'readwrite', { durability: 'strict' })
    }
  }
  await connect()
  return {
    durable: true,
    run: async (change) => {
      const transaction = await begin()
      return new Promise((resolve, reject) => {
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
            reject(cause)
            transaction.abort()
          }
        }
        transaction.oncomplete = () => done()
        transaction.onabort = transaction.onerror = () => reject(transaction.error)
      })
    },
  }
}

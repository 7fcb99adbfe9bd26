import { toAnswer, toAnswerText } from './answerText'
import { ANSWERS, forgetAnswers } from './forgetAnswers'

/** Some WebViews never answer `open`, and some disks take long: nothing may wait for them. */
const PATIENCE_MS = 2000
/** 7 days */
const KEPT_MS = 604_800_000
const MOST = 24
/** Characters; a page of a list has some 15,000. */
const LONGEST = 100_000

/** Whose answer it is, what it answers, and when it was read, in milliseconds. */
type AnswerKey = [scope: string, name: string, at: number]

export interface KeptAnswer {
  data: unknown
  /** When it was read, in milliseconds by the device's clock. */
  asOf: number
}

const isInTime = (at: number): boolean => at <= Date.now() && Date.now() - at <= KEPT_MS

/**
 * One transaction on a connection of its own, in a database of its own: the journal's is never touched, and a deletion
 * has no open page to wait for.
 */
function transact<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore, done: (result: T) => void) => void) {
  return new Promise<T | null>((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new Error('late'))
    }, PATIENCE_MS)
    const fail = (cause: unknown) => {
      clearTimeout(timer)
      reject(cause)
    }
    const request = indexedDB.open(ANSWERS, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(ANSWERS, { keyPath: 'key' })
    request.onerror = fail
    request.onsuccess = () => {
      const database = request.result
      if (isLate) return database.close()
      try {
        const transaction = database.transaction(ANSWERS, mode)
        let result: T | null = null
        transaction.oncomplete = () => {
          clearTimeout(timer)
          resolve(result)
        }
        transaction.onabort = fail
        run(transaction.objectStore(ANSWERS), (value) => {
          result = value
        })
      } catch (cause) {
        fail(cause)
      }
      // Closes once the transaction is over.
      database.close()
    }
  })
}

/** What was kept last under this scope and name; null if nothing was, if it is too old, unreadable or takes too long. */
export async function readAnswer(scope: string, name: string): Promise<KeptAnswer | null> {
  try {
    const found = await transact<{ at: number; text: unknown }>('readonly', (store, done) => {
      const request = store.openCursor(IDBKeyRange.bound([scope, name], [scope, name, []]), 'prev')
      request.onsuccess = () => {
        const cursor = request.result
        if (cursor) done({ at: (cursor.key as AnswerKey)[2], text: cursor.value.text })
      }
    })
    if (!found || typeof found.text !== 'string' || !isInTime(found.at)) return null
    return { data: toAnswer(found.text), asOf: found.at }
  } catch {
    return null
  }
}

/**
 * Keeps an answer in place of the one before it, and drops what is too old, too much or of another scope. Where anything
 * fails, nothing at all is kept on: a full disk has its room back, for the journal.
 * @param isWanted asked again right before the write: the player may have logged out since
 */
export async function keepAnswer(
  scope: string,
  name: string,
  { data, asOf }: KeptAnswer,
  isWanted: () => boolean,
): Promise<void> {
  try {
    const text = toAnswerText(data)
    if (text.length > LONGEST) return
    await transact('readwrite', (store) => {
      const listing = store.getAllKeys()
      listing.onsuccess = () => {
        if (!isWanted()) return
        const all = (listing.result as AnswerKey[]).sort((one, other) => other[2] - one[2])
        const staying = all.filter((key) => key[0] === scope && key[1] !== name && isInTime(key[2])).slice(0, MOST - 1)
        for (const key of all) if (!staying.includes(key)) store.delete(key)
        store.put({ key: [scope, name, asOf], text })
      }
    })
  } catch {
    forgetAnswers()
  }
}

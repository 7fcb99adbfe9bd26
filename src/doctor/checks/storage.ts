import type { Check, Words } from '../finding'
import { type Outside, within } from '../outside'

const NAME = 'doctor'
const DATABASE_MS = 3000

/** Whether the storage returns a stored value, and forgets it once removed. */
function keeps(open: () => Storage): boolean {
  try {
    const store = open()
    store.setItem(NAME, '1')
    const isThere = store.getItem(NAME) === '1'
    store.removeItem(NAME)
    return isThere && store.getItem(NAME) === null
  } catch {
    return false
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** The same for IndexedDB, which stores the journal of payments. */
async function databaseKeeps(factory: IDBFactory): Promise<boolean> {
  const opening = factory.open(NAME, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(NAME)
  }
  const database = await done(opening)
  const store = () => database.transaction(NAME, 'readwrite').objectStore(NAME)
  await done(store().put(1, NAME))
  const isThere = (await done(store().get(NAME))) === 1
  database.close()
  await done(factory.deleteDatabase(NAME))
  return isThere
}

/** Checks whether the browser keeps what the site stores. */
export const storage: Check = {
  name: 'storage',
  limitMs: 5000,
  async run(outside) {
    const { page } = outside
    const kept = {
      localStorage: keeps(() => page.localStorage),
      sessionStorage: keeps(() => page.sessionStorage),
      IndexedDB: await hasDatabase(outside),
    }
    const lost = (Object.keys(kept) as (keyof typeof kept)[]).filter((name) => !kept[name])
    if (lost.length === 0) return { state: 'ok', found: [['doctor.storage_ok']], facts: kept }
    const found: Words[] = [['doctor.storage_lost', { names: lost.join(', ') }]]
    return kept.IndexedDB
      ? { state: 'look', found, advice: ['doctor.storage_login'], facts: kept }
      : { state: 'bad', found, advice: ['doctor.storage_money'], facts: kept }
  },
}

/** Reading `indexedDB` itself can throw where storage is disabled. */
async function hasDatabase(outside: Outside): Promise<boolean> {
  try {
    return (await within(outside, DATABASE_MS, databaseKeeps(outside.page.indexedDB))) === true
  } catch {
    return false
  }
}

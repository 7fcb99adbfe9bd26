/** What a change reads and writes, in one step that no other tab can come between. */
export interface JournalChange<T> {
  put?: { id: string }[]
  remove?: string[]
  result: T
}

export interface JournalBackend {
  /** Survives the browser being killed right after a write. */
  durable: boolean
  /** Resolves only when the change is on disk. */
  run<T>(change: (all: unknown[]) => JournalChange<T>): Promise<T>
}

const KEY = 'journal'

/** For a browser that has neither database nor storage: as long as the page. */
export function memoryBackend(): JournalBackend {
  const all = new Map<string, unknown>()
  return {
    durable: false,
    run: async (change) => {
      const { put = [], remove = [], result } = change([...all.values()])
      for (const entry of put) all.set(entry.id, entry)
      for (const id of remove) all.delete(id)
      return result
    },
  }
}

/** Not crash-safe: browsers write localStorage seconds later, so the page warns before a money action. */
export function localStorageBackend(): JournalBackend {
  const read = (): unknown[] => {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(all) ? all : []
  }
  const idOf = (entry: unknown) => (entry as { id?: string } | null)?.id
  return {
    durable: false,
    run: async (change) => {
      const all = read()
      const { put = [], remove = [], result } = change(all)
      if (put.length + remove.length > 0) {
        const gone = new Set([...remove, ...put.map((entry) => entry.id)])
        localStorage.setItem(KEY, JSON.stringify([...all.filter((entry) => !gone.has(idOf(entry) ?? '')), ...put]))
      }
      return result
    },
  }
}

/** Takes everything that is there, and writes by entry; what is written by one change comes at once or not at all. */
export type JournalChange<T> = (all: unknown[], put: (entry: { id: string }) => void, remove: (id: string) => void) => T

export interface JournalBackend {
  /** Survives the browser being killed right after a write. */
  durable: boolean
  /** One step that no other tab can come between. Resolves only when the change is on disk. */
  run<T>(change: JournalChange<T>): Promise<T>
}

const KEY = 'journal'

/** The journal as one text, which is read and written as a whole. */
const textBackend = (storage: Pick<Storage, 'getItem' | 'setItem'>): JournalBackend => ({
  durable: false,
  run: async (change) => {
    let all: unknown[] = JSON.parse(storage.getItem(KEY) || '[]')
    const replace = (id: string, ...by: unknown[]) => {
      all = [...all.filter((entry) => Object(entry).id !== id), ...by]
      storage.setItem(KEY, JSON.stringify(all))
    }
    return change(all, (entry) => replace(entry.id, entry), replace)
  },
})

/** For a browser that has neither database nor storage: as long as the page. */
export function memoryBackend(): JournalBackend {
  let kept: string | null = null
  return textBackend({
    getItem: () => kept,
    setItem: (_, text) => {
      kept = text
    },
  })
}

/**
 * Not crash-safe, for browsers write localStorage seconds later, and two tabs can come between each other: the page
 * warns before a money action, and the `ref` on chain keeps it from happening twice.
 */
export const localStorageBackend = (): JournalBackend => textBackend(localStorage)

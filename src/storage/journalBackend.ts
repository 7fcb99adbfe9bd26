/** Takes everything that is there, and writes by entry; what is written by one change comes at once or not at all. */
export type JournalChange<T> = (all: unknown[], put: (entry: { id: string }) => void, remove: (id: string) => void) => T

export interface JournalBackend {
  /** Survives the browser being killed right after a write. */
  durable: boolean
  /** One step that no other tab can come between. Resolves only when the change is on disk. */
  run<T>(change: JournalChange<T>): Promise<T>
}

const KEY = 'journal'

/** The journal as one value, which is read and written as a whole. */
const wholeBackend = (read: () => unknown[], write: (all: unknown[]) => void): JournalBackend => ({
  durable: false,
  run: async (change) => {
    let all = read()
    const replace = (id: string, ...by: unknown[]) => {
      all = [...all.filter((entry) => (entry as { id?: string } | null)?.id !== id), ...by]
      write(all)
    }
    return change(
      all,
      (entry) => replace(entry.id, entry),
      (id) => replace(id),
    )
  },
})

/** For a browser that has neither database nor storage: as long as the page. */
export function memoryBackend(): JournalBackend {
  let kept: unknown[] = []
  return wholeBackend(
    () => kept,
    (all) => {
      kept = all
    },
  )
}

/**
 * Not crash-safe, for browsers write localStorage seconds later, and two tabs can come between each other: the page
 * warns before a money action, and the `ref` on chain keeps it from happening twice.
 */
export const localStorageBackend = (): JournalBackend =>
  wholeBackend(
    () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown[],
    (all) => localStorage.setItem(KEY, JSON.stringify(all)),
  )

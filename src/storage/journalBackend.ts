/** Writes by entry. */
export interface JournalWriter {
  put(entry: { id: string }): void
  delete(id: string): void
}

/** Takes everything that is there; what is written by one change comes at once or not at all. */
export type JournalChange<T> = (all: unknown[], writer: JournalWriter) => T

export interface JournalBackend {
  /** Survives the browser being killed right after a write. */
  durable: boolean
  /** One step that no other tab can come between. Resolves only when the change is on disk. */
  run<T>(change: JournalChange<T>): Promise<T>
}

/**
 * The journal as one text, which is read and written as a whole; in an object of one's own it lasts as long as the page.
 *
 * localStorage is not crash-safe, for browsers write it seconds later, and two tabs can come between each other: the
 * page warns before a money action, and the `ref` on chain keeps it from happening twice.
 */
export const textBackend = (storage: Record<string, string | undefined>): JournalBackend => ({
  durable: false,
  run: async (change) => {
    let all: unknown[] = JSON.parse(storage.journal || '[]')
    const replace = (id: string, ...by: unknown[]) => {
      all = [...all.filter((entry) => Object(entry).id !== id), ...by]
      storage.journal = JSON.stringify(all)
    }
    return change(all, { put: (entry) => replace(entry.id, entry), delete: replace })
  },
})

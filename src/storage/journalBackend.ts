/** Writes single entries. */
export interface JournalWriter {
  put(entry: { id: string }): void
  delete(id: string): void
}

/** Gets all entries; everything one change writes is stored, or nothing is. */
export type JournalChange<T> = (all: unknown[], writer: JournalWriter) => T

export interface JournalBackend {
  /** Survives the browser being killed right after a write. */
  durable: boolean
  /** One step that no other tab can interrupt. Resolves only when the change is on disk. */
  run<T>(change: JournalChange<T>): Promise<T>
}

/**
 * The journal as one text, read and written as a whole; given a plain object, it lasts as long as the page.
 *
 * localStorage is not crash-safe, because browsers write it seconds later, and writes of two tabs can interleave: the
 * page warns before a money action, and the `ref` on chain keeps the action from happening twice.
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

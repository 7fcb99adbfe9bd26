import { isOpen, type JournalEntry, STEP } from '../../../src/domain/journal'
import type { JournalBackend } from '../../../src/storage/journalBackend'
import type { Page } from './page'

const KEPT_MS = 7 * 24 * 3600 * 1000

/** What survives a page; every change is held to the journal's rules as it is written. */
export class Disk {
  readonly entries = new Map<string, JournalEntry>()
  /** Each entry as it was last written, also when it has left. */
  readonly written = new Map<string, JournalEntry>()
  readonly broken: string[] = []

  /** One page's way to the disk: it can die before and after each change, and a write can fail. */
  backend(page: Page, now: () => number): JournalBackend {
    return {
      durable: true,
      run: (change) =>
        page.door('disk', () => {
          const put = (entry: { id: string }) => {
            if (page.failsToWrite()) throw new Error('the disk is full')
            this.write(entry as JournalEntry)
          }
          return change([...this.entries.values()], put, (id) => this.remove(id, now()))
        }),
    }
  }

  private remove(id: string, now: number): void {
    const entry = this.entries.get(id)
    if (entry && isOpen(entry)) this.broken.push('an open entry left')
    if (entry && now - entry.steppedAt < KEPT_MS) this.broken.push('an entry left early')
    this.entries.delete(id)
  }

  private write(entry: JournalEntry): void {
    const before = this.entries.get(entry.id)
    if (before) {
      if (before.step >= STEP.done) this.broken.push('an ended entry changed')
      if (entry.step < before.step) this.broken.push('a step went back')
      if (entry.revision !== before.revision + 1) this.broken.push('a revision was left out')
    } else if (isOpen(entry)) {
      const isHeld = [...this.entries.values()].some(
        (other) => isOpen(other) && other.resource === entry.resource && other.account === entry.account,
      )
      if (isHeld) this.broken.push('two open entries of one resource')
    }
    this.entries.set(entry.id, entry)
    this.written.set(entry.id, entry)
  }
}

import { canComeBack, isOpen, type JournalEntry, reachedAt, Step } from '../../../src/domain/journal'
import type { JournalBackend } from '../../../src/storage/journalBackend'
import type { Page } from './page'

const KEPT_MS = 7 * 24 * 3600 * 1000

/** What outlives a page; checks every change against the journal's rules as it is written. */
export class Disk {
  readonly entries = new Map<string, JournalEntry>()
  /** Each entry as last written, even after it has left. */
  readonly written = new Map<string, JournalEntry>()
  readonly broken: string[] = []

  /** Like localStorage: each page works on its own copy until `sync`, and the last to write wins. */
  isLoose = false
  /** How often a page's copy replaced the disk although it lacked an open entry that was there. */
  rivals = 0
  private readonly copies = new Map<Page, Map<string, JournalEntry>>()

  /** Moves each page's own writes to the disk, one page after the other; a dead page's writes are lost. */
  sync(): void {
    for (const [page, copy] of this.copies) if (page.isAlive) this.takeOver(copy)
    this.copies.clear()
  }

  /** What a page finds when it reads the disk. */
  seenBy(page: Page): ReadonlyMap<string, JournalEntry> {
    return this.copies.get(page) ?? this.entries
  }

  /** One page's access to the disk: the page can die before and after each change, and a write can fail. */
  backend(page: Page, now: () => number): JournalBackend {
    return {
      durable: true,
      run: (change) =>
        page.door('disk', () => {
          const put = (entry: { id: string }) => {
            if (page.failsToWrite()) throw new Error('the disk is full')
            if (this.isLoose) this.writeLoosely(page, entry as JournalEntry)
            else this.write(entry as JournalEntry)
          }
          return change([...this.seenBy(page).values()], { put, delete: (id) => this.remove(id, now()) })
        }),
    }
  }

  private takeOver(copy: ReadonlyMap<string, JournalEntry>): void {
    const isHeld = (entry: JournalEntry) => isOpen(entry) && !copy.has(entry.id)
    if ([...this.entries.values()].some(isHeld)) this.rivals++
    this.entries.clear()
    for (const [id, entry] of copy) this.entries.set(id, entry)
  }

  private writeLoosely(page: Page, entry: JournalEntry): void {
    const copy = this.copies.get(page) ?? new Map(this.entries)
    this.copies.set(page, copy.set(entry.id, entry))
    this.written.set(entry.id, entry)
  }

  private remove(id: string, now: number): void {
    const entry = this.entries.get(id)
    if (entry && isOpen(entry)) this.broken.push('an open entry left')
    if (entry && now - reachedAt(entry) < KEPT_MS) this.broken.push('an entry left early')
    this.entries.delete(id)
  }

  private write(entry: JournalEntry): void {
    const before = this.entries.get(entry.id)
    if (before) {
      const isBack = canComeBack(before) && entry.step === Step.mined
      if (before.step >= Step.done && !isBack) this.broken.push('an ended entry changed')
      if (entry.step < before.step && !isBack) this.broken.push('a step went back')
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

import { canComeBack, isOpen, type JournalEntry, reachedAt, Step } from '../../../src/domain/journal'
import type { JournalBackend } from '../../../src/storage/journalBackend'
import type { Page } from './page'

const KEPT_MS = 7 * 24 * 3600 * 1000

/** What survives a page; every change is held to the journal's rules as it is written. */
export class Disk {
  readonly entries = new Map<string, JournalEntry>()
  /** Each entry as it was last written, also when it has left. */
  readonly written = new Map<string, JournalEntry>()
  readonly broken: string[] = []

  /** As localStorage: each page works on a copy of its own until `sync`, and the last one to write wins. */
  isLoose = false
  /** Entries that were begun while another page held the same resource. */
  rivals = 0
  private readonly copies = new Map<Page, Map<string, JournalEntry>>()

  /** What pages wrote on their own comes to the disk as a whole, one after the other; a dead page's is lost. */
  sync(): void {
    for (const [page, copy] of this.copies) if (page.isAlive) this.takeOver(copy)
    this.copies.clear()
  }

  /** What a page finds when it reads. */
  seenBy(page: Page): ReadonlyMap<string, JournalEntry> {
    return this.copies.get(page) ?? this.entries
  }

  /** One page's way to the disk: it can die before and after each change, and a write can fail. */
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

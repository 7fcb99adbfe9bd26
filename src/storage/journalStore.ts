import { canComeBack, type EntryChange, isOpen, type JournalEntry, reachedAt, Step } from '../domain/journal'
import { AppError } from '../errors'
import type { JournalBackend } from './journalBackend'
import { toEntry } from './toEntry'

/** 7 days */
const KEPT_MS = 604_800_000
const MOST_OPEN = 50

export interface JournalStore {
  durable: boolean
  list(): Promise<{ entries: JournalEntry[]; unreadable: unknown[] }>
  claim(entry: JournalEntry): Promise<void>
  swap(entry: JournalEntry, change: EntryChange): Promise<JournalEntry | null>
}

const readable = (all: unknown[]) => all.map(toEntry).filter((entry) => entry !== null)

/** The key that an open entry locks. */
const heldBy = ({ resource, account, chainId }: JournalEntry): string => [resource, account, chainId].join()

/**
 * Whether an entry that cannot be read may be under way, and so locks what it names: nobody can tell what it has asked
 * for. A week after all its times, and once it says that it has ended, it locks nothing.
 */
function mayBeOpen(value: unknown, now: number): boolean {
  const { step, times } = Object(value) as JournalEntry
  const isRecent = Object.values(Object(times)).some((time) => Math.abs(now - Number(time)) <= KEPT_MS)
  return toEntry(value) === null && isRecent && step !== Step.done && step !== Step.dead
}

/** The journal over one backend. `now` is the device's clock in milliseconds. */
export const journalStore = ({ durable, run }: JournalBackend, now: () => number): JournalStore => ({
  durable,

  /** Every entry, the unreadable ones apart; this also deletes closed ones older than 7 days. */
  list: () =>
    run((all, writer) => {
      const entries: JournalEntry[] = []
      const unreadable: unknown[] = []
      for (const value of all) {
        const entry = toEntry(value)
        if (!entry) unreadable.push(value)
        else if (isOpen(entry) || now() - reachedAt(entry) <= KEPT_MS) entries.push(entry)
        else writer.delete(entry.id)
      }
      return { entries, unreadable }
    }),

  /**
   * Writes a new entry, unless an open one, of any tab, locks the same resource or 50 are open.
   * @throws {AppError} alreadyOpen
   */
  claim: (entry) =>
    run((all, writer) => {
      const open = readable(all).filter(isOpen)
      const odd = all.filter((value) => mayBeOpen(value, now())) as JournalEntry[]
      const isHeld = [...open, ...odd].some((other) => heldBy(other) === heldBy(entry))
      if (isHeld || open.length >= MOST_OPEN) throw new AppError('alreadyOpen')
      writer.put(entry)
    }),

  /**
   * Writes a change if nobody wrote since and the step does not go back, but for the effect of an entry that was dead
   * after it was asked; null where somebody was faster, and for a change that could not be read again: an entry that is
   * as it was can still be proved, a damaged one never.
   */
  swap: ({ id, revision }, change) =>
    run((all, writer) => {
      const present = readable(all).find((other) => other.id === id && other.revision === revision)
      if (!present) return null
      const next = { ...present, ...change, revision: revision + 1 }
      const isBack = canComeBack(present) && next.step === Step.mined
      if (!isBack && (!isOpen(present) || next.step < present.step)) return null
      if (next.step !== present.step) next.times = { ...next.times, [next.step]: now() }
      if (!toEntry(next)) return null
      writer.put(next)
      return next
    }),
})

import type { EntryChange, JournalEntry } from '../../domain/journal'
import { advance, type World } from './advance'

/** What an entry also needs: to be written, and to stay with its own player. */
export interface JournalWorld extends World {
  /** Writes a change; null if another tab or an earlier answer wrote first. */
  write(entry: JournalEntry, change: EntryChange): Promise<JournalEntry | null>
  /** Whether the entry belongs to the current player, account and chain. */
  isOwn(entry: JournalEntry): boolean
}

/** Longer than any retry waits. An entry due later than this dates from before the clock was set back, so it is due. */
const CLOCK_WENT_BACK_MS = 400_000

/** Takes an entry as far as it can go by itself now. A read or write that fails is left for the next time. */
export async function goOn(entry: JournalEntry, world: JournalWorld): Promise<JournalEntry> {
  const waitMs = entry.nextTryAt - world.now()
  if (!world.isOwn(entry) || (waitMs > 0 && waitMs < CLOCK_WENT_BACK_MS)) return entry
  const change = await advance(entry, world).catch(() => null)
  const next = change && world.isOwn(entry) && (await world.write(entry, change).catch(() => null))
  if (!next) return entry
  return next.step === entry.step ? next : goOn(next, world)
}

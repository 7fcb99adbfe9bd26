import type { JournalEntry } from '../../domain/journal'
import { advance, type World } from './advance'

/** What an entry needs besides, to be written down and to keep to its own player. */
export interface JournalWorld extends World {
  /** Writes a change; null where another tab or an earlier answer was faster. */
  write(entry: JournalEntry, change: Partial<JournalEntry>): Promise<JournalEntry | null>
  /** Whether the entry is of the player, the account and the chain of now. */
  isOwn(entry: JournalEntry): boolean
}

/** Due further ahead than any retry waits: the clock was set back, so it is due. */
const CLOCK_WENT_BACK_MS = 400_000

/** Takes an entry as far as it gets by itself now. What cannot be read or written now waits for the next time. */
export async function goOn(entry: JournalEntry, world: JournalWorld): Promise<JournalEntry> {
  const waitMs = entry.nextTryAt - world.now()
  if (!world.isOwn(entry) || (waitMs > 0 && waitMs < CLOCK_WENT_BACK_MS)) return entry
  const change = await advance(entry, world).catch(() => null)
  const next = change && world.isOwn(entry) && (await world.write(entry, change).catch(() => null))
  if (!next) return entry
  return next.step === entry.step ? next : goOn(next, world)
}

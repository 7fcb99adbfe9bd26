import { isOpen, type JournalEntry } from '../../domain/journal'
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
  let present = entry
  while (isOpen(present) && world.isOwn(present)) {
    const waitMs = present.nextTryAt - world.now()
    if (waitMs > 0 && waitMs < CLOCK_WENT_BACK_MS) break
    const change = await advance(present, world).catch(() => null)
    if (!change || !world.isOwn(present)) break
    const next = await world.write(present, change).catch(() => null)
    if (!next) break
    const isSame = next.step === present.step
    present = next
    if (isSame) break
  }
  return present
}

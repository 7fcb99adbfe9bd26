import type { JournalEntry } from '../../../domain/journal'
import type { Flow } from '../../../state/flow'

/** A money action under way. */
export interface RunProps {
  flow: Flow
  entry: JournalEntry | null
  /** The price it is about, in the coin's smallest unit; null: the action has none. */
  price: bigint | null
  reached: number
}

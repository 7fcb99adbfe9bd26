import type { PracticeKind } from '../../domain/practice'

/** What the player wants to do, and with which asset; a payout is about none. */
export interface Opened {
  kind: PracticeKind
  asset: string | null
}

import type { Signal } from '@preact/signals'
import type { Draft, Flow } from '../../../state/flow'

/** What each kind's review is drawn from. */
export interface ReviewProps {
  flow: Flow
  /** What the player is typing; survives a failed try. */
  draft: Signal<Draft>
}

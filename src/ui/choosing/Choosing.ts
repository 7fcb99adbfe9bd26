import type { ReadonlySignal } from '@preact/signals'
import type { Asset } from '../../domain/asset'

/** Two assets that are being chosen for a comparison, and how. */
export interface Choosing {
  /** The first of them; null: none yet. */
  held: ReadonlySignal<Pick<Asset, 'id' | 'name'> | null>
  /** Whether the player is choosing the first one in a list. */
  isFirst: ReadonlySignal<boolean>
  /** Whether something else stands above the bottom bar. */
  isRaised: ReadonlySignal<boolean>
  /** What the lists show. */
  listed: () => readonly Asset[]
  /** Holds the first one; null ends it. */
  hold: (asset: Asset | null) => void
  begin: () => void
}

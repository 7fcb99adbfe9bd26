import type { Asset } from '../../domain/asset'
import { heldForComparison } from '../../state/comparison'

/** Remembers an asset until the player has found another to compare it with; null forgets it. */
export function holdForComparison(asset: Asset | null): void {
  heldForComparison.value = asset && { id: asset.id, name: asset.name }
}

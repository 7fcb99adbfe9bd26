import type { Asset } from '../../domain/asset'
import { heldForComparison, isChoosingFirst } from '../../state/comparison'

/** Remembers an asset until the player has found another to compare it with; null forgets it. */
export function holdForComparison(asset: Pick<Asset, 'id' | 'name'> | null): void {
  isChoosingFirst.value = false
  heldForComparison.value = asset && { id: asset.id, name: asset.name }
}

/** Lets the player choose both from lists, beginning with the first. */
export function chooseForComparison(): void {
  heldForComparison.value = null
  isChoosingFirst.value = true
}

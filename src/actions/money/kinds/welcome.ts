import { type AssetWire, toAsset } from '../../../api/asset'
import type { JournalEntry } from '../../../domain/journal'
import { newborn } from '../../../state/collection'
import { user } from '../../../state/session'

/**
 * Shows the newly made asset, if its player is the one logged in.
 * @param wire null: the provider took the step, but described the asset in a way that cannot be read
 */
export function welcome({ id, userid }: JournalEntry, wire: AssetWire | null): void {
  if (wire && user.value?.userid === userid) newborn.value = { [id]: toAsset(wire), ...newborn.value }
}

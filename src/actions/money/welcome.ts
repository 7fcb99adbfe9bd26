import { type AssetWire, toAsset } from '../../api/asset'
import type { JournalEntry } from '../../domain/journal'
import { newborn } from '../../state/collection'
import { user } from '../../state/session'

/** Shows what an entry has made, to the player whose entry it is. */
export function welcome({ id, userid }: JournalEntry, wire: AssetWire): void {
  if (user.value?.userid === userid) newborn.value = { [id]: toAsset(wire), ...newborn.value }
}

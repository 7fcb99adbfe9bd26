import { isDiscardable, isOpen, type JournalEntry } from '../../../domain/journal'
import { isAssetAction } from '../../../domain/moneyFacts'
import type { Flow } from '../../../state/journal'

/**
 * How a failed action may go on. `continue`: the entry that holds the asset, or this one, was never asked for in the
 * wallet. `look`: it was, and what came of it is not known, so the chain is looked at. `reload`: the market has moved.
 * `review`: begin anew.
 */
export type WayOn =
  | { is: 'switch' | 'continue' | 'look'; entryId: string }
  | { is: 'switch'; entryId: null }
  | { is: 'logIn' | 'reload' | 'review' | 'none' }

/** The open entry that a failed action is about: its own, or the one that holds its asset. */
function openEntryOf({ asset }: Flow, entry: JournalEntry | null, open: readonly JournalEntry[]): JournalEntry | null {
  if (entry) return isOpen(entry) ? entry : null
  return open.find(({ resource }) => resource === `asset:${asset?.id}`) ?? null
}

/** The one way on to offer first after a failure. */
export function wayOn(flow: Flow, entry: JournalEntry | null, open: readonly JournalEntry[]): WayOn {
  const key = flow.error?.key
  const held = openEntryOf(flow, entry, open)
  if (key === 'loginFirst' || key === 'unauthorised') return { is: 'logIn' }
  if (key === 'wrongChain' || key === 'chainUnknown')
    return { is: 'switch', entryId: held && isDiscardable(held) ? held.id : null }
  if (held) return { is: isDiscardable(held) ? 'continue' : 'look', entryId: held.id }
  const isAboutAsset = isAssetAction(flow.kind)
  if (isAboutAsset && flow.asset === null) return { is: 'none' }
  return { is: isAboutAsset && (key === 'priceMoved' || key === 'notForSale') ? 'reload' : 'review' }
}

import { isDiscardable, isOpen, type JournalEntry } from '../../domain/journal'
import { isAssetAction } from '../../domain/moneyFacts'
import type { Flow } from '../../state/flow'

/**
 * How a failed action can go on. `continue`: the wallet was never asked for the entry that blocks the asset, or for
 * this one. `look`: it was, and the outcome is unknown, so the chain is checked. `reload`: the market has moved.
 * `review`: start over. `setting`: the provider takes nothing until the player has a password of their own.
 */
export type WayOn =
  | { is: 'switch' | 'continue' | 'look'; entryId: string }
  | { is: 'switch'; entryId: null }
  | { is: 'logIn' | 'setting' | 'reload' | 'review' | 'none' }

/** The open entry a failed action concerns: its own, or the one that blocks its asset. */
function openEntryOf({ asset }: Flow, entry: JournalEntry | null, open: readonly JournalEntry[]): JournalEntry | null {
  if (entry) return isOpen(entry) ? entry : null
  return open.find(({ resource }) => resource === `asset:${asset?.id}`) ?? null
}

/** The one way on to offer first after a failure. */
export function wayOn(flow: Flow, entry: JournalEntry | null, open: readonly JournalEntry[]): WayOn {
  const key = flow.error?.key
  const held = openEntryOf(flow, entry, open)
  if (key === 'loginFirst' || key === 'unauthorised') return { is: 'logIn' }
  if (key === 'ownPasswordFirst') return { is: 'setting' }
  if (key === 'wrongChain' || key === 'chainUnknown')
    return { is: 'switch', entryId: held && isDiscardable(held) ? held.id : null }
  if (held) return { is: isDiscardable(held) ? 'continue' : 'look', entryId: held.id }
  const isAboutAsset = isAssetAction(flow.kind)
  if (isAboutAsset && flow.asset === null) return { is: 'none' }
  return { is: isAboutAsset && (key === 'priceMoved' || key === 'notForSale') ? 'reload' : 'review' }
}

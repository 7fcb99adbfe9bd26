import { coinOf } from '../../domain/coinOf'
import type { JournalEntry } from '../../domain/journal'
import type { AnyPayload } from '../../domain/payload'
import type { Draft } from '../../state/flow'
import { asTyped } from '../../ui/inputs/typedPrice'

/** What a player had typed and chosen for an entry, so that its review can open with it again. */
export function draftOf(entry: JournalEntry): Partial<Draft> {
  const { price, coin, kind }: AnyPayload = entry.payload
  return {
    ...(price !== undefined && { amount: asTyped(BigInt(price), coinOf(entry)) }),
    ...(coin && { coin }),
    ...(kind && { assetKind: kind }),
  }
}

import type { Asset } from '../domain/asset'
import type { MoneyKind } from '../domain/journal'
import { flow } from '../state/journal'

/** Opens the sheet on which a money action is looked at before anything is asked. */
export function reviewMoney(kind: MoneyKind, asset: Asset | null): void {
  flow.value = {
    kind,
    asset,
    price: asset?.price ?? null,
    stage: 'review',
    entryId: null,
    error: null,
  }
}

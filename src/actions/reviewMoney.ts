import type { Asset } from '../domain/asset'
import type { MoneyKind } from '../domain/moneyKinds'
import { flow } from '../state/journal'

/**
 * Opens the sheet on which a money action is looked at before anything is asked.
 * @param choice what the player has chosen already, as the review writes it down
 */
export function reviewMoney(kind: MoneyKind, asset: Asset | null, choice = ''): void {
  flow.value = {
    kind,
    asset,
    choice,
    price: asset?.price ?? null,
    stage: 'review',
    entryId: null,
    error: null,
  }
}

import type { Asset } from '../domain/asset'
import type { MoneyKind } from '../domain/moneyKinds'
import { flow } from '../state/journal'

/**
 * Opens the sheet that shows a money action before anything is sent.
 * @param choice what the player has already chosen, in the review's own notation
 */
export function reviewMoney(kind: MoneyKind, asset: Asset | null, choice = ''): void {
  flow.value = {
    kind,
    asset,
    choice,
    stage: 'review',
    entryId: null,
    error: null,
  }
}

import type { Asset } from '../../domain/asset'
import type { MoneyKind } from '../../domain/moneyKinds'
import { type Draft, flow } from '../../state/flow'

/**
 * Opens the sheet on which a money action is looked at before anything is asked.
 * @param choice what the player has chosen already
 */
export function reviewMoney(kind: MoneyKind, asset: Asset | null, choice: Partial<Draft> = {}): void {
  flow.value = {
    kind,
    asset,
    choice,
    stage: 'review',
    entryId: null,
    error: null,
  }
}

import type { Asset } from '../../domain/asset'
import type { MoneyKind } from '../../domain/moneyKinds'
import { toAppError } from '../../errors'
import { type Draft, flow } from '../../state/flow'
import { assertOwnPassword } from '../account/assertOwnPassword'

/**
 * Opens the sheet on which a money action is looked at before anything is asked; or says there why none can begin.
 * @param choice what the player has chosen already
 */
export function reviewMoney(kind: MoneyKind, asset: Asset | null, choice: Partial<Draft> = {}): void {
  const shown = { kind, asset, choice, entryId: null }
  try {
    assertOwnPassword()
    flow.value = { ...shown, stage: 'review', error: null }
  } catch (cause) {
    flow.value = { ...shown, stage: 'failed', error: toAppError(cause) }
  }
}

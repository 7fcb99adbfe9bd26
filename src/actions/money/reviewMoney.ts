import type { Asset } from '../../domain/asset'
import type { MoneyKind } from '../../domain/moneyKinds'
import { type AppError, toAppError } from '../../errors'
import { type Draft, flow } from '../../state/flow'
import { assertOwnPassword } from '../account/assertOwnPassword'

/**
 * Opens the sheet on which a money action is looked at before anything is asked; or says there why none can begin.
 * @param choice what the player has chosen already
 * @param error why the action ended that this one repeats
 */
export function reviewMoney(
  kind: MoneyKind,
  asset: Asset | null,
  choice: Partial<Draft> = {},
  error: AppError | null = null,
): void {
  const shown = { kind, asset, choice, entryId: null }
  try {
    assertOwnPassword()
    flow.value = { ...shown, stage: 'review', error }
  } catch (cause) {
    flow.value = { ...shown, stage: 'failed', error: toAppError(cause) }
  }
}

import type { MoneyKind } from '../../domain/journal'
import { AppError } from '../../errors'
import { buy } from './buy'
import { cancel } from './cancel'
import type { ChainAction, MoneyAction } from './moneyAction'
import { sell } from './sell'

const ACTIONS: Partial<Record<MoneyKind, MoneyAction>> = { sell, cancel, buy }

/** @throws {AppError} notOpen for a kind this version does not know */
export function moneyActionOf(kind: MoneyKind): MoneyAction {
  const action = ACTIONS[kind]
  if (!action) throw new AppError('notOpen')
  return action
}

export const hasChainStep = (action: MoneyAction): action is ChainAction => 'call' in action

/** @throws {AppError} notOpen for a kind without a chain step */
export function chainActionOf(kind: MoneyKind): ChainAction {
  const action = moneyActionOf(kind)
  if (!hasChainStep(action)) throw new AppError('notOpen')
  return action
}

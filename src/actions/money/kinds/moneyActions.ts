import type { MoneyKind } from '../../../domain/moneyKinds'
import { AppError } from '../../../errors'
import { activateAccount } from './activateAccount'
import { activateAsset } from './activateAsset'
import { auctionStart } from './auctionStart'
import { auctionWithdraw } from './auctionWithdraw'
import { bid } from './bid'
import { buy } from './buy'
import { cancel } from './cancel'
import { claim } from './claim'
import { deposit } from './deposit'
import { hatch } from './hatch'
import { mint } from './mint'
import type { ChainAction, MoneyAction } from './moneyAction'
import { payout } from './payout'
import { priceChange } from './priceChange'
import { sell } from './sell'
import { takeOff } from './takeOff'
import { topUp } from './topUp'

const ACTIONS: { [K in MoneyKind]: MoneyAction<K> } = {
  sell,
  cancel,
  buy,
  deposit,
  claim,
  mint,
  hatch,
  auctionStart,
  bid,
  priceChange,
  takeOff,
  auctionWithdraw,
  payout,
  activateAccount,
  activateAsset,
  topUp,
}

/** How an action of this kind runs. */
export const moneyActionOf = (kind: MoneyKind): MoneyAction => ACTIONS[kind]

/** Whether the action is more than a request to the provider. */
export const hasChainStep = (action: MoneyAction): action is ChainAction => 'call' in action

/** @throws {AppError} notPossible for a kind without a chain step */
export function chainActionOf(kind: MoneyKind): ChainAction {
  const action = moneyActionOf(kind)
  if (!hasChainStep(action)) throw new AppError('notPossible')
  return action
}

import { confirmAccountActivation } from '../../../api/activation'
import { encodeActivateAccount, isAccountActivated, readAccountPrice } from '../../../chain/activation'
import { AppError } from '../../../errors'
import { api } from '../../calls/services'
import type { ChainAction } from './moneyAction'
import { assertCanPay, assertSamePrice, coinAllowance, priceOf } from './payment'

/** Activates the player's account for the current price in MDV; the spec sets it at one. Spec 4, 9. */
export const activateAccount: ChainAction<'activateAccount'> = {
  kind: 'activateAccount',
  check: async (entry, reader) => {
    const [price, isActivated] = await Promise.all([
      readAccountPrice(reader),
      isAccountActivated(reader, entry.account),
      assertCanPay(entry, reader, 'topUpFirst'),
    ])
    if (isActivated) throw new AppError('notPossible')
    assertSamePrice(priceOf(entry), price, entry.payload.coin)
  },
  allowance: (entry) => coinAllowance(entry, 'activation'),
  contract: () => 'activation',
  functionName: () => 'activateAccount',
  call: (entry) => encodeActivateAccount({ ref: entry.id }),
  confirm: (entry) => confirmAccountActivation(api, { hash: entry.hash }, { key: entry.id }),
}

import { unitsToCoin } from '../../../api/amounts'
import { confirmTopUpMds, confirmTopUpMdv, confirmTopUpOther } from '../../../api/coin'
import { encodePay } from '../../../chain/activation'
import { api } from '../../calls/services'
import { assertVault } from './assertVault'
import type { ChainAction } from './moneyAction'
import { assertCanPay, coinAllowance, priceOf } from './payment'

/** Pays coins into the player's balance in the game. Spec 7. */
export const topUp: ChainAction<'topUp'> = {
  kind: 'topUp',
  check: async (entry, reader) => {
    await Promise.all([assertVault(), assertCanPay(entry, reader)])
  },
  allowance: (entry) => coinAllowance(entry, 'activation'),
  contract: () => 'activation',
  functionName: () => 'pay',
  call: (entry) => encodePay({ coin: entry.payload.coin, amount: priceOf(entry), ref: entry.id }),
  confirm: (entry) => {
    const { coin } = entry.payload
    const paid = { amount: unitsToCoin(priceOf(entry), coin), hash: entry.hash }
    if (coin === 'MDS') return confirmTopUpMds(api, paid, { key: entry.id })
    if (coin === 'MDV') return confirmTopUpMdv(api, paid, { key: entry.id })
    return confirmTopUpOther(api, { ...paid, coin }, { key: entry.id })
  },
}

import { unitsToCoin } from '../../api/amounts'
import { confirmSale, prepareSale } from '../../api/card'
import { encodeSell } from '../../chain/collection'
import { PRICE_COIN } from '../../domain/coin'
import { api } from '../services'
import type { ChainAction } from './moneyAction'
import { toOrder } from './order'
import { priceOf } from './payment'
import { assertOrder, assetIdOf, tokenOf } from './tokenOf'

/** Puts an asset in the wallet on sale. Spec 4. */
export const sell: ChainAction = {
  kind: 'sell',
  prepare: async (entry) => {
    const price = unitsToCoin(priceOf(entry), PRICE_COIN)
    return toOrder(await prepareSale(api, { id: assetIdOf(entry), price }, { key: entry.id }))
  },
  check: async (entry) => assertOrder(entry),
  contract: (entry) => tokenOf(entry).collection,
  functionName: () => 'sell',
  call: (entry) => encodeSell({ ...tokenOf(entry), price: priceOf(entry) }),
  confirm: (entry) => confirmSale(api, { id: assetIdOf(entry), hash: entry.hash }, { key: entry.id }),
}

import { unitsToCoin } from '../../../api/amounts'
import { confirmSale, prepareSale } from '../../../api/card'
import { encodeSell } from '../../../chain/collection'
import { PRICE_COIN } from '../../../domain/coin'
import { api } from '../../calls/services'
import type { ChainAction } from './moneyAction'
import { toOrder } from './order'
import { priceOf } from './payment'
import { assertHolds, assertOrder, tokenOf } from './tokenOf'

/** Puts an asset from the wallet up for sale. Spec 4. */
export const sell: ChainAction<'sell'> = {
  kind: 'sell',
  prepare: async (entry) => {
    const price = unitsToCoin(priceOf(entry), PRICE_COIN)
    return toOrder(await prepareSale(api, { id: entry.payload.assetId, price }, { key: entry.id }))
  },
  check: async (entry, reader) => {
    assertOrder(entry)
    await assertHolds(entry, reader)
  },
  contract: (entry) => tokenOf(entry).collection,
  functionName: () => 'sell',
  call: (entry) => encodeSell({ ...tokenOf(entry), price: priceOf(entry) }),
  confirm: (entry) => confirmSale(api, { id: entry.payload.assetId, hash: entry.hash }, { key: entry.id }),
}

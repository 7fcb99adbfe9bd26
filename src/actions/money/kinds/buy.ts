import { unitsToCoin } from '../../../api/amounts'
import { confirmPurchase, preparePurchase } from '../../../api/card'
import { encodeBuy, readListing } from '../../../chain/collection'
import { PRICE_COIN } from '../../../domain/coin'
import { AppError } from '../../../errors'
import { api } from '../../calls/services'
import type { ChainAction } from './moneyAction'
import { toOrder } from './order'
import { assertCanPay, assertSamePrice, coinAllowance, priceOf } from './payment'
import { assertKind, assertOrder, tokenOf } from './tokenOf'

/** Buys an asset on sale, for exactly the price the player saw. Spec 4. */
export const buy: ChainAction<'buy'> = {
  kind: 'buy',
  prepare: async (entry) => {
    const price = unitsToCoin(priceOf(entry), PRICE_COIN)
    return toOrder(await preparePurchase(api, { id: entry.payload.assetId, price }, { key: entry.id }))
  },
  check: async (entry, reader) => {
    assertOrder(entry)
    const [listing] = await Promise.all([
      readListing(reader, tokenOf(entry)),
      assertKind(entry, reader),
      assertCanPay(entry, reader),
    ])
    if (!listing) throw new AppError('notForSale')
    assertSamePrice(priceOf(entry), listing.price, PRICE_COIN)
  },
  allowance: (entry) => coinAllowance(entry, tokenOf(entry).collection),
  contract: (entry) => tokenOf(entry).collection,
  functionName: () => 'buy',
  call: (entry) => encodeBuy({ ...tokenOf(entry), price: priceOf(entry) }),
  confirm: (entry) => confirmPurchase(api, { id: entry.payload.assetId, hash: entry.hash }, { key: entry.id }),
}

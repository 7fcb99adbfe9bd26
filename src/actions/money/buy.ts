import { unitsToCoin } from '../../api/amounts'
import { confirmPurchase, preparePurchase } from '../../api/card'
import { assertCoin, encodeApprove, readAllowance, readBalance } from '../../chain/coin'
import { encodeBuy, readListing } from '../../chain/collection'
import { PRICE_COIN } from '../../domain/coin'
import { AppError } from '../../errors'
import { api } from '../services'
import type { MoneyAction } from './moneyAction'
import { toOrder } from './order'
import { assertOrder, assetIdOf, priceOf, tokenOf } from './tokenOf'

/** Buys an asset on sale, for exactly the price the player saw. Spec 4. */
export const buy: MoneyAction = {
  kind: 'buy',
  prepare: async (entry) => {
    const price = unitsToCoin(priceOf(entry), PRICE_COIN)
    return toOrder(await preparePurchase(api, { id: assetIdOf(entry), price }, { key: entry.id }))
  },
  check: async (entry, reader) => {
    assertOrder(entry)
    const price = priceOf(entry)
    const [listing, balance] = await Promise.all([
      readListing(reader, tokenOf(entry)),
      readBalance(reader, { coin: PRICE_COIN, account: entry.account }),
      assertCoin(reader, PRICE_COIN),
    ])
    if (!listing) throw new AppError('notForSale')
    if (listing.price !== price) {
      throw new AppError('priceMoved', {
        expected: String(price),
        actual: String(listing.price),
      })
    }
    if (balance < price) throw new AppError('insufficient', { coin: PRICE_COIN })
  },
  allowance: (entry) => {
    const spender = tokenOf(entry).collection
    const amount = priceOf(entry)
    return {
      isGiven: async (reader) =>
        (await readAllowance(reader, {
          coin: PRICE_COIN,
          account: entry.account,
          spender,
        })) >= amount,
      call: () => encodeApprove({ coin: PRICE_COIN, spender, amount }),
    }
  },
  contract: (entry) => tokenOf(entry).collection,
  call: (entry) => encodeBuy({ ...tokenOf(entry), price: priceOf(entry) }),
  confirm: (entry) => confirmPurchase(api, { id: assetIdOf(entry), hash: entry.hash }, { key: entry.id }),
}

import { answerToUnits } from '../../api/amounts'
import { getFees } from '../../api/coin'
import { PRICE_COIN } from '../../domain/coin'
import type { Fees } from '../../domain/fees'
import { fees } from '../../state/assets'
import { api } from '../calls/services'
import { load } from './load'

/** Reads the fees, minimums and prices in force for this player. */
export async function loadFees(): Promise<void> {
  await load(fees, async (signal) => {
    const wire = await getFees(api, {}, { signal })
    const result: Fees = {
      saleFeeBps: wire.sale_fee_bps,
      lowestPrice: answerToUnits(wire.minimum_price ?? '0', PRICE_COIN),
      highestPrice: wire.maximum_price === null ? null : answerToUnits(wire.maximum_price, PRICE_COIN),
      withdraw: {},
      deposit: {},
      accountActivation: answerToUnits(wire.account_activation, 'MDV'),
      assetActivation: {},
      mint: {},
      nextWithdrawAt: wire.next_withdraw_at,
    }
    for (const { coin, minimum, maximum, fee } of wire.withdraw) {
      result.withdraw[coin] = {
        minimum: answerToUnits(minimum, coin),
        maximum: maximum === null ? null : answerToUnits(maximum, coin),
        fee: answerToUnits(fee, coin),
      }
    }
    for (const { coin, minimum } of wire.deposit) result.deposit[coin] = { minimum: answerToUnits(minimum, coin) }
    for (const { coin, price } of wire.asset_activation) result.assetActivation[coin] = answerToUnits(price, coin)
    for (const { coin, price } of wire.mint) result.mint[coin] = answerToUnits(price, coin)
    return result
  })
}

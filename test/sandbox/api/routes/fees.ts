import { getFees, getVaultAddress } from '../../../../src/api/coin'
import type { Coin } from '../../../../src/domain/coin'
import { type Api, route } from '../route'
import {
  ACCOUNT_ACTIVATION_MDV,
  MAXIMUM_PRICE,
  MAXIMUM_WITHDRAWAL,
  MINIMUM_DEPOSIT,
  MINIMUM_PRICE,
  MINIMUM_WITHDRAWAL,
  WITHDRAWAL_FEE,
} from '../rules/limits'
import { type MetaKey, readMeta } from '../store/meta'
import { nextWithdrawalAt } from '../store/withdrawals'
import { toWhole } from '../wire/asset'

type GameCoin = keyof typeof MINIMUM_DEPOSIT
const GAME_COINS = Object.keys(MINIMUM_DEPOSIT) as GameCoin[]

/** Fees and minimums in force, and the vault. Spec 5, 9. */
export function feeRoutes(api: Api): void {
  route(api, getFees, async ({ player }, tx) => {
    const priceOf = async (coin: Coin, key: MetaKey) => ({
      coin,
      price: toWhole((await readMeta(tx, key)) ?? '0', coin),
    })
    return {
      sale_fee_bps: Number(await readMeta(tx, 'saleFeeBps')),
      minimum_price: MINIMUM_PRICE,
      maximum_price: MAXIMUM_PRICE,
      withdraw: GAME_COINS.map((coin) => ({
        coin,
        minimum: MINIMUM_WITHDRAWAL[coin],
        maximum: MAXIMUM_WITHDRAWAL[coin],
        fee: WITHDRAWAL_FEE[coin],
      })),
      deposit: GAME_COINS.map((coin) => ({ coin, minimum: MINIMUM_DEPOSIT[coin] })),
      account_activation: ACCOUNT_ACTIVATION_MDV,
      asset_activation: [await priceOf('MDV', 'assetPriceMDV'), await priceOf('HFH', 'assetPriceHFH')],
      mint: [await priceOf('BNB', 'nativePrice'), await priceOf('MDS', 'coinPrice')],
      next_withdraw_at: await nextWithdrawalAt(tx, player.id),
    }
  })

  route(api, getVaultAddress, async ({ provider }) => ({ address: provider.chain.addresses.vault }))
}

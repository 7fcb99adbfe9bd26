import { unitsToCoin } from '../../../api/amounts'
import type { Coin } from '../../../domain/coin'
import { toDigits } from '../../../domain/payload'
import { AppError } from '../../../errors'
import { fees } from '../../../state/assets'
import { beginMoney } from '../begin'

/** Pays coins from the wallet into the game. @param amount in the coin's smallest unit */
export const beginTopUp = (coin: Exclude<Coin, 'BNB'>, amount: bigint): Promise<void> =>
  beginMoney('topUp', null, () => {
    if (amount <= 0n) throw new AppError('quantityZero')
    const minimum = fees.value.data?.deposit[coin]?.minimum ?? 0n
    if (amount < minimum) throw new AppError('belowMinimum', { minimum: unitsToCoin(minimum, coin), coin })
    return { coin, price: toDigits(amount) }
  })

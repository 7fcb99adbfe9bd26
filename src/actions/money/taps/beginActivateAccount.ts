import { toDigits } from '../../../domain/payload'
import { beginMoney } from '../begin'

/** Activates the player's account. @param price what the player saw, in the smallest unit of MDV */
export const beginActivateAccount = (price: bigint): Promise<void> =>
  beginMoney('activateAccount', null, () => ({ coin: 'MDV' as const, price: toDigits(price) }))

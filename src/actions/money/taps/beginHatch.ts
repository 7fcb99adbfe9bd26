import { toDigits } from '../../../domain/payload'
import { beginMoney } from '../begin'

export interface HatchChoice {
  coin: 'BNB' | 'MDS'
  /** What the player saw, in the coin's smallest unit. */
  price: bigint
}

/** Mints a small dragon and has it hatched. */
export const beginHatch = ({ coin, price }: HatchChoice): Promise<void> =>
  beginMoney('hatch', null, () => ({ kind: 'dragon' as const, coin, price: toDigits(price) }))

import { loadable } from './loading'

/** The price of a unit of gas, and the BNB the account can pay it with (null: unknown); both in wei. */
export const networkFee = loadable<{ gasPrice: bigint; held: bigint | null }>()

import { loadable } from './loading'

/** What the network asks for a unit of gas, and the BNB that the account can pay it with (null: unknown); in wei. */
export const networkFee = loadable<{ gasPrice: bigint; held: bigint | null }>()

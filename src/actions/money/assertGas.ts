import { readBalance } from '../../chain/coin'
import { hasCode, readGasPrice } from '../../chain/gas'
import { decimalsOf } from '../../config'
import type { Address } from '../../domain/address'
import { type Hex, toLowerHex } from '../../domain/hex'
import { toDecimal } from '../../domain/money'
import { roundUp } from '../../domain/networkFee'
import { AppError } from '../../errors'
import type { Reader } from '../../wallet/provider'
import type { CheckedSend } from '../../wallet/send'

/** The price of gas, and the account's BNB; both in wei. @throws {AppError} chainSilent */
export const readFunds = (reader: Reader, account: Address): Promise<[price: bigint, held: bigint]> =>
  Promise.all([readGasPrice(reader), readBalance(reader, { coin: 'BNB', account })])

type ToPay = Pick<CheckedSend['transaction'], 'from' | 'value'> & {
  /** The gas limit, of all the transactions that are still to come. */
  gas: bigint | Hex
}

/**
 * Checks before the wallet opens that the account can pay the network fee and the BNB the call itself carries: most
 * wallets only say "insufficient funds". An account with code may have others pay, so there the wallet decides.
 * @throws {AppError} gasMissing, with the missing amount in whole BNB, rounded up to two digits; chainSilent
 */
export async function assertGas({ from, gas, value }: ToPay, reader: Reader): Promise<void> {
  const account = toLowerHex(from)
  const [price, held] = await readFunds(reader, account)
  const missing = BigInt(gas) * price + BigInt(value ?? 0) - held
  if (missing > 0n && !(await hasCode(reader, account)))
    throw new AppError('gasMissing', { amount: toDecimal(roundUp(missing), decimalsOf('BNB')), coin: 'BNB' })
}

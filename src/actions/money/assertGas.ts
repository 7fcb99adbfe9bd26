import { readBalance } from '../../chain/coin'
import { hasCode, readGasPrice } from '../../chain/gas'
import { decimalsOf } from '../../config'
import { toDecimal } from '../../domain/money'
import { roundUp } from '../../domain/networkFee'
import { AppError } from '../../errors'
import type { Reader } from '../../wallet/provider'
import type { CheckedSend } from '../../wallet/send'

/**
 * Checks that the account can pay the network fee, and the BNB the call itself carries, before the wallet opens: most
 * wallets only say "insufficient funds". A wallet that may have others pay for it is left to decide.
 * @throws {AppError} gasMissing, with the amount that is missing in whole BNB, rounded up to two digits; chainSilent
 */
export async function assertGas({ from, gas, value }: CheckedSend['transaction'], reader: Reader): Promise<void> {
  const account = from.toLowerCase()
  const [price, held] = await Promise.all([readGasPrice(reader), readBalance(reader, { coin: 'BNB', account })])
  const missing = BigInt(gas) * price + BigInt(value ?? 0) - held
  if (missing > 0n && !(await hasCode(reader, account)))
    throw new AppError('gasMissing', { amount: toDecimal(roundUp(missing), decimalsOf('BNB')), coin: 'BNB' })
}

import type { Address } from '../domain/address'
import { AppError } from '../errors'
import type { Reader } from '../wallet/provider'

/** eth_gasPrice: what the node would pay for a unit of gas now, in wei. @throws {AppError} chainSilent */
export async function readGasPrice(reader: Reader): Promise<bigint> {
  const price = BigInt(await reader.request({ method: 'eth_gasPrice' }))
  if (price <= 0n) throw new AppError('chainSilent')
  return price
}

/**
 * eth_getCode: whether the account has code, as it does once delegated to its wallet's contract (EIP-7702). Such a
 * wallet can have somebody else send its transactions, and pay the fee in another coin.
 */
export const hasCode = async (reader: Reader, account: Address): Promise<boolean> =>
  (await reader.request({ method: 'eth_getCode', params: [account, 'latest'] })).length > 2

import { type AccountCode, judgeCode } from '../domain/accountCode'
import type { Address } from '../domain/address'
import type { Reader } from '../wallet/provider'

/** eth_getCode: whose code runs in an account's name now. @throws {AppError} chainSilent */
export const readAccountCode = async (reader: Reader, account: Address): Promise<AccountCode> =>
  judgeCode(await reader.request({ method: 'eth_getCode', params: [account, 'latest'] }))

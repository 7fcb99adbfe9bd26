import type { Hex } from '../../src/domain/hex'
import type { Reader, Wallet } from '../../src/wallet/provider'
import { prepareSend, type SendRequest } from '../../src/wallet/send'

/** Both halves of the gate at once. */
export const sendTransaction = async (wallet: Wallet, reader: Reader, send: SendRequest): Promise<Hex | null> =>
  (await prepareSend(wallet, reader, send)).ask()

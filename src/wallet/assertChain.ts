import { config } from '../config'
import { AppError } from '../errors'
import { readChain } from './chainId'
import type { Wallet } from './provider'
import { wait } from './wait'

/** Some wallets answer nothing while the page loads, but do a moment later. */
const ASK_AGAIN_MS = 500

/**
 * Asks the wallet for its chain, twice if it does not say. Unknown is not wrong: a wallet that never reports its chain
 * may still pay if the message it signed at login named the app's chain.
 * @throws {AppError} wrongChain; chainUnknown where nothing speaks for the right one
 */
export async function assertChain(wallet: Wallet, isSigned: boolean): Promise<void> {
  const chainId = (await readChain(wallet)) ?? (await readAgain(wallet))
  if (chainId === config.chainId || (chainId === null && isSigned)) return
  throw new AppError(chainId === null ? 'chainUnknown' : 'wrongChain', { chain: config.chainName })
}

async function readAgain(wallet: Wallet): Promise<number | null> {
  await wait(ASK_AGAIN_MS)
  return readChain(wallet)
}

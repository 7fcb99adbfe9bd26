import { config } from '../config'
import { AppError } from '../errors'
import { isWrongChain, walletAccount, walletChainId, walletName, walletState } from '../state/wallet'
import { readAccount } from '../wallet/account'
import { readChain } from '../wallet/chainId'
import { findProvider, toWallet } from '../wallet/findProvider'
import { identifyWallet } from '../wallet/identify'
import type { Wallet } from '../wallet/provider'
import { watchWallet } from '../wallet/watchWallet'

let wallet: Wallet | null = null

/** The wallet around the page, looked for anew until one is found, and watched from then on. */
async function findWallet(waitMs?: number): Promise<Wallet | null> {
  if (wallet) return wallet
  const found = await findProvider({ waitMs })
  if (!found) {
    walletState.value = 'none'
    return null
  }
  walletName.value = identifyWallet(found)
  wallet = toWallet(found)
  watchWallet(wallet, ({ account, chainId }) => noteWallet(account, chainId))
  return wallet
}

/** The wallet if one was found by now. */
export const foundWallet = (): Wallet | null => wallet

/** @throws {AppError} installWallet when none came in time */
export async function requireWallet(): Promise<Wallet> {
  const found = await findWallet()
  if (!found) throw new AppError('installWallet')
  return found
}

/** Writes down what the wallet said of itself. */
export function noteWallet(account: string | null, chainId: number | null): void {
  walletState.value = account ? 'ready' : 'locked'
  walletAccount.value = account ?? ''
  walletChainId.value = chainId
  isWrongChain.value = chainId !== null && chainId !== config.chainId
}

/** Reads account and chain quietly, without opening the wallet. */
export async function lookAtWallet(waitMs?: number): Promise<void> {
  const found = await findWallet(waitMs)
  if (!found) return
  const [account, chainId] = await Promise.all([readAccount(found).catch(() => null), readChain(found)])
  noteWallet(account, chainId)
}

import { toAppError } from '../../errors'
import { switchError, walletQuestion } from '../../state/walletQuestion'
import { readAccount } from '../../wallet/account'
import { readChain } from '../../wallet/chainId'
import { switchChain } from '../../wallet/switchChain'
import { askWallet } from './askWallet'
import { noteWallet, requireWallet } from './wallet'

/**
 * Brings the wallet to the app's chain. While it waits, `walletQuestion` is set and `stopWaiting` cancels;
 * `switchError` gets the reason it failed. Resolves to whether the wallet is on the chain. Spec 5, 8.
 */
export async function switchToBsc(): Promise<boolean> {
  if (walletQuestion.value?.topic === 'chain') return false
  switchError.value = null
  try {
    const wallet = await askWallet('find', ({ signal }) => requireWallet(signal))
    await askWallet('chain', ({ signal, onBusy }) => switchChain(wallet, signal, onBusy))
    noteWallet(await readAccount(wallet), await readChain(wallet))
    return true
  } catch (cause) {
    switchError.value = toAppError(cause)
    return false
  }
}

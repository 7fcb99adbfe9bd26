import { toAppError } from '../errors'
import { loginError, loginStage } from '../state/session'
import { readAccount } from '../wallet/account'
import { readChain } from '../wallet/chainId'
import { switchChain } from '../wallet/switchChain'
import { toast } from './toast'
import { noteWallet, requireWallet } from './wallet'

/** Brings the wallet to the app's chain. Tells the player when it has to be done by hand. Spec 5, 8. */
export async function switchToBsc(): Promise<boolean> {
  try {
    const wallet = await requireWallet()
    await switchChain(wallet)
    noteWallet(await readAccount(wallet), await readChain(wallet))
    if (loginError.value?.key === 'wrongChain') {
      loginError.value = null
      loginStage.value = 'idle'
    }
    return true
  } catch (cause) {
    toast('error', toAppError(cause))
    return false
  }
}

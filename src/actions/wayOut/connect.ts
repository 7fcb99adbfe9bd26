import { toAppError } from '../../errors'
import { linkError } from '../../state/wayOut'
import { requestAccount } from '../../wallet/account'
import { readChain } from '../../wallet/chainId'
import { askWallet } from '../wallet/askWallet'
import { noteWallet, requireWallet } from '../wallet/wallet'

/** Asks the wallet for its account, from a tap. `linkError` has why there is none. */
export async function connect(): Promise<void> {
  linkError.value = null
  try {
    const wallet = await askWallet('find', ({ signal }) => requireWallet(signal))
    const account = await askWallet('link', (options) => requestAccount(wallet, options))
    noteWallet(account, await readChain(wallet))
  } catch (cause) {
    linkError.value = toAppError(cause)
  }
}

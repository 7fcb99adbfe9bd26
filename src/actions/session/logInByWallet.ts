import { config } from '../../config'
import { AppError, toAppError } from '../../errors'
import { type LoginStage, loginError, loginStage, sessionEpoch } from '../../state/session'
import { switchError } from '../../state/walletQuestion'
import { requestAccount } from '../../wallet/account'
import { readChain } from '../../wallet/chainId'
import { askWallet } from '../wallet/askWallet'
import { noteWallet, requireWallet } from '../wallet/wallet'
import { failLogin } from './failLogin'

/**
 * Logs in with the wallet's account: link, right chain, a message that is checked before it is signed, token.
 * `stopWaiting` cancels any of the requests; a signature that comes after that is never sent. The outcome is put into
 * `loginStage` and `loginError`; this never throws. Spec 1, 5.
 */
export async function logInByWallet(): Promise<void> {
  if (isUnderWay(loginStage.value)) return
  const epoch = sessionEpoch.value
  const enter = (stage: LoginStage) => {
    loginStage.value = stage
  }
  loginError.value = null
  switchError.value = null
  enter('find')
  try {
    const wallet = await askWallet('find', ({ signal }) => requireWallet(signal))
    enter('wallet')
    const linked = askWallet('link', (options) => requestAccount(wallet, options))
    // Loaded while the player answers the wallet; its failure counts when its turn comes.
    const signing = import('./signInByWallet')
    signing.catch(Boolean)
    const account = await linked
    enter('chain')
    const chainId = await readChain(wallet)
    noteWallet(account, chainId)
    // A wallet that does not report its chain may still be on the right one; the message names it anyway.
    if (chainId !== null && chainId !== config.chainId) throw new AppError('wrongChain', { chain: config.chainName })
    const { signInByWallet } = await signing.catch((cause) => {
      throw toAppError(cause, 'chunk')
    })
    await signInByWallet(wallet, { account, epoch, enter })
    enter('idle')
  } catch (cause) {
    await failLogin(cause)
  }
}

const isUnderWay = (stage: LoginStage) => stage !== 'idle' && stage !== 'failed'

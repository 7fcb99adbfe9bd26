import { getSignInMessage, signIn } from '../api/auth'
import { config } from '../config'
import { AppError } from '../errors'
import { clockSkew, type LoginStage, loginError, loginStage } from '../state/session'
import { requestAccount } from '../wallet/account'
import { readChain } from '../wallet/chainId'
import { personalSign } from '../wallet/personalSign'
import { assertSignInMessage } from '../wallet/signInMessage'
import { failLogin } from './failLogin'
import { openSession, readInviteCode } from './openSession'
import { api } from './services'
import { noteWallet, requireWallet } from './wallet'

/**
 * Logs in with the wallet's account: link, right chain, a message that is checked before it is signed, token. The
 * outcome is left in `loginStage` and `loginError`; this never throws. Spec 1, 5.
 */
export async function logInByWallet(remember = true): Promise<void> {
  if (isUnderWay(loginStage.value)) return
  const enter = (stage: LoginStage) => {
    loginStage.value = stage
  }
  loginError.value = null
  enter('wallet')
  try {
    const wallet = await requireWallet()
    const account = await requestAccount(wallet)
    enter('chain')
    const chainId = await readChain(wallet)
    noteWallet(account, chainId)
    // A wallet that does not say its chain may still be on the right one; the message names it anyway.
    if (chainId !== null && chainId !== config.chainId) throw new AppError('wrongChain', { chain: config.chainName })
    enter('message')
    const { message } = await getSignInMessage(api, { address: account })
    assertSignInMessage(message, account, Date.now() + clockSkew.value * 1000)
    enter('sign')
    const signature = await personalSign(wallet, { message, account })
    enter('token')
    const session = await signIn(api, {
      address: account,
      signature,
      invite_code: readInviteCode(),
    })
    await openSession(session.token, remember, { account, chainId: config.chainId })
    enter('idle')
  } catch (cause) {
    await failLogin(cause)
  }
}

const isUnderWay = (stage: LoginStage) => stage !== 'idle' && stage !== 'failed'

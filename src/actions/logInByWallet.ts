import { getSignInMessage, signIn } from '../api/auth'
import { config } from '../config'
import { AppError } from '../errors'
import { clockSkew, type LoginStage, loginError, loginStage, sessionEpoch } from '../state/session'
import { switchError } from '../state/walletQuestion'
import { requestAccount } from '../wallet/account'
import { askWhileBusy } from '../wallet/askWhileBusy'
import { readChain } from '../wallet/chainId'
import { personalSign } from '../wallet/personalSign'
import { assertSignInMessage } from '../wallet/signInMessage'
import { askWallet } from './askWallet'
import { failLogin } from './failLogin'
import { openSession, readInviteCode } from './openSession'
import { api } from './services'
import { noteWallet, requireWallet } from './wallet'
import { whileAccountStays } from './whileAccountStays'

/**
 * Logs in with the wallet's account: link, right chain, a message that is checked before it is signed, token.
 * `stopWaiting` cancels any of the requests; a signature that comes after that is never sent. The outcome is put into
 * `loginStage` and `loginError`; this never throws. Spec 1, 5.
 */
export async function logInByWallet(remember = true): Promise<void> {
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
    const account = await askWallet('link', (options) => requestAccount(wallet, options))
    enter('chain')
    const chainId = await readChain(wallet)
    noteWallet(account, chainId)
    // A wallet that does not report its chain may still be on the right one; the message names it anyway.
    if (chainId !== null && chainId !== config.chainId) throw new AppError('wrongChain', { chain: config.chainName })
    enter('message')
    const { message } = await getSignInMessage(api, { address: account })
    assertSignInMessage(message, account, Date.now() + clockSkew.value * 1000)
    enter('sign')
    const signature = await askWallet('sign', (options) =>
      whileAccountStays(account, options.signal, (signal) =>
        askWhileBusy(() => personalSign(wallet, { message, account, signal }), { ...options, signal }),
      ),
    )
    enter('token')
    const session = await signIn(api, {
      address: account,
      signature,
      invite_code: readInviteCode(),
    })
    // Skipped if the password login was faster.
    if (epoch === sessionEpoch.value) await openSession(session.token, remember, { account, chainId: config.chainId })
    enter('idle')
  } catch (cause) {
    await failLogin(cause)
  }
}

const isUnderWay = (stage: LoginStage) => stage !== 'idle' && stage !== 'failed'

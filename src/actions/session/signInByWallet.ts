import { getSignInMessage, signIn } from '../../api/auth'
import { config } from '../../config'
import type { Address } from '../../domain/address'
import { rememberMe } from '../../state/rememberMe'
import { type LoginStage, sessionEpoch } from '../../state/session'
import { askWhileBusy } from '../../wallet/askWhileBusy'
import { personalSign } from '../../wallet/personalSign'
import type { Wallet } from '../../wallet/provider'
import { assertSignInMessage } from '../../wallet/signInMessage'
import { api } from '../calls/services'
import { askWallet } from '../wallet/askWallet'
import { whileAccountStays } from '../wallet/whileAccountStays'
import { learnClock } from './learnClock'
import { openSession } from './openSession'
import { readInviteCode } from './readInviteCode'

export interface SignInOptions {
  /** The account that the wallet has linked, on the app's chain. */
  account: Address
  /** `sessionEpoch` at the tap; if another login was faster, this one is dropped. */
  epoch: number
  enter: (stage: LoginStage) => void
}

/**
 * The second half of a wallet login: a message that is checked before it is signed, then the token. Loaded while the
 * wallet is asked for its account.
 * @throws {AppError} what the provider, the check of the message and the wallet throw
 */
export async function signInByWallet(wallet: Wallet, { account, epoch, enter }: SignInOptions): Promise<void> {
  enter('message')
  const { message } = await getSignInMessage(api, { address: account })
  learnClock(message, (now) => assertSignInMessage(message, account, now))
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
  if (epoch === sessionEpoch.value)
    await openSession(session.token, rememberMe.value, { account, chainId: config.chainId })
}

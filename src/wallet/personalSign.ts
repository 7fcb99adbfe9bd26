import type { Address } from '../domain/address'
import type { Hex } from '../domain/hex'
import { AppError } from '../errors'
import { requestSpelledAccount } from './account'
import { clientOf } from './client'
import type { Wallet } from './provider'
import { toWalletError } from './toWalletError'
import { assertNotAborted, unlessAborted } from './unlessAborted'

export interface PersonalSign {
  message: string
  /** lower case */
  account: Address
  signal?: AbortSignal
}

/**
 * personal_sign: signs a readable text and checks who signed it. Never eth_sign, whose signature is wrong about once in
 * a hundred (trustwallet/trust-web3-provider#88).
 * @throws {AppError} signInRefused, accountAbnormal, rejected (also when aborted), signatureWrong, walletBusy,
 *   walletLocked, walletError
 */
export async function personalSign(wallet: Wallet, { message, account, signal }: PersonalSign): Promise<Hex> {
  // A bare hash could be a transaction's.
  if (/^\s*0x[0-9a-f]*\s*$/i.test(message)) throw new AppError('signInRefused')
  // Trust signs only for a page that has asked for accounts since it was loaded.
  const spelled = await requestSpelledAccount(wallet, { signal })
  const linked = spelled.toLowerCase()
  if (linked !== account) throw new AppError('accountAbnormal', { account: linked })
  const check = import('./readSigner')
  check.catch(() => {}) // it may go unused: the player can refuse first
  // As hex, because plain text failed (trustwallet/trust-web3-provider#163); the message first, then the account. The
  // same as viem's signMessage, without 1 kB of its encoding.
  assertNotAborted(signal)
  const asked = clientOf(wallet).request({ method: 'personal_sign', params: [toHexText(message), spelled] })
  const answer = await unlessAborted(asked, signal).catch((cause: unknown) => {
    throw toWalletError(cause)
  })
  const signature = toSignature(answer)
  const reading = check.then(({ readSigner }) => readSigner(wallet, message, signature)).catch(() => null)
  const signer = await unlessAborted(reading, signal)
  // A wallet may sign as the account in use although the page was linked to another (MetaMask/metamask-mobile#9170)
  if (signer !== null && signer !== account) throw new AppError('signatureWrong', { account: signer })
  return signature
}

/** UTF-8 as hex */
function toHexText(text: string): Hex {
  return `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The whole signature, with a recovery byte that every verifier accepts. */
function toSignature(answer: unknown): Hex {
  // Trust Android once gave only r, 66 characters (trustwallet/wallet-core#4433)
  const match = typeof answer === 'string' ? /^0x([0-9a-f]{128})(00|01|1b|1c)$/i.exec(answer) : null
  if (!match) throw new AppError(answer == null ? 'walletClosed' : 'signatureUnreadable')
  const [, rs = '', v = ''] = match
  const shifted: Record<string, string> = { '00': '1b', '01': '1c' } // hardware keys count from 0
  return `0x${(rs + (shifted[v] ?? v)).toLowerCase()}`
}

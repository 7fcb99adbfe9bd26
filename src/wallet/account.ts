import { UnauthorizedProviderError } from 'viem'
import type { Address } from '../domain/address'
import { toLowerHex } from '../domain/hex'
import { AppError } from '../errors'
import { hasCode } from './causes'
import { clientOf } from './client'
import type { Eip1193Provider, Wallet } from './provider'
import { toWalletError } from './toWalletError'
import { assertNotAborted, unlessAborted } from './unlessAborted'
import { wait } from './wait'

const LOOK_AGAIN_MS = 1000
const BUSY_LIMIT_MS = 60_000

/** An account in the wallet's own capitalisation: strict wallets compare letter by letter what we send back. */
export type SpelledAccount = Address

/**
 * eth_accounts: the account the wallet lets the page use, in lower case; null when it is locked or not linked.
 * @throws {AppError} walletSilent, walletError
 */
export async function readAccount(wallet: Wallet): Promise<Address | null> {
  const account = await readSpelledAccount(wallet)
  return account && toLowerHex(account)
}

/**
 * The same in the wallet's own capitalisation. viem's getAddresses and requestAddresses would change it, and throw a
 * TypeError for the odd answers of a locked wallet.
 * @throws {AppError} walletSilent, walletError
 */
export async function readSpelledAccount(wallet: Wallet): Promise<SpelledAccount | null> {
  try {
    return firstAccount(await clientOf(wallet).request({ method: 'eth_accounts' }))
  } catch (cause) {
    if (hasCode(cause, UnauthorizedProviderError.code)) return null
    throw toWalletError(cause)
  }
}

export interface RequestAccountOptions {
  signal?: AbortSignal | undefined
  /**
   * Called when an earlier request is still open in the wallet. If set, we watch the wallet for a minute instead of
   * giving up.
   */
  onBusy?: () => void
}

/**
 * eth_requestAccounts: asks to link the page and returns the account in lower case. The answer may get lost although
 * the player agreed, so this also polls eth_accounts. Two taps share one request.
 * @throws {AppError} rejected (also when aborted), walletBusy, walletLocked, walletError
 */
export async function requestAccount(wallet: Wallet, options: RequestAccountOptions = {}): Promise<Address> {
  return toLowerHex(await requestSpelledAccount(wallet, options))
}

/** The same in the wallet's own capitalisation. */
export async function requestSpelledAccount(
  wallet: Wallet,
  options: RequestAccountOptions = {},
): Promise<SpelledAccount> {
  const { signal, onBusy } = options
  assertNotAborted(signal)
  const end = new AbortController()
  const account = Promise.race([askForAccount(wallet, end.signal, onBusy), watchForAccount(wallet, end.signal)])
  try {
    return await unlessAborted(account, signal)
  } finally {
    end.abort()
  }
}

async function askForAccount(wallet: Wallet, end: AbortSignal, onBusy?: () => void): Promise<SpelledAccount> {
  try {
    const account = firstAccount(await askToLink(wallet, end)) ?? (await readSpelledAccount(wallet))
    if (account) return account
  } catch (cause) {
    const error = toWalletError(cause)
    if (error.key !== 'walletBusy' || !onBusy) throw error
    onBusy()
    await wait(BUSY_LIMIT_MS, end)
    throw error
  }
  throw new AppError('walletLocked')
}

interface Question {
  answer: Promise<unknown>
  waiting: number
}

const questions = new WeakMap<Eip1193Provider, Question>()

/**
 * One eth_requestAccounts for all current callers. Once nobody waits for it, the next call asks again: a sheet closed
 * without an answer must not lock the player out.
 */
async function askToLink(wallet: Wallet, end: AbortSignal): Promise<unknown> {
  const provider = wallet.provider()
  const question = questions.get(provider) ?? {
    answer: clientOf(wallet).request({ method: 'eth_requestAccounts' }),
    waiting: 0,
  }
  questions.set(provider, question)
  question.waiting++
  try {
    return await unlessAborted(question.answer, end)
  } finally {
    question.waiting--
    if (question.waiting === 0) questions.delete(provider)
  }
}

async function watchForAccount(wallet: Wallet, end: AbortSignal): Promise<SpelledAccount> {
  for (;;) {
    await wait(LOOK_AGAIN_MS, end)
    assertNotAborted(end)
    const account = await readSpelledAccount(wallet).catch(() => null)
    if (account) return account
  }
}

function firstAccount(answer: unknown): SpelledAccount | null {
  const first: unknown = Array.isArray(answer) ? answer[0] : null
  return isSpelledAccount(first) ? first : null
}

/** In any capitalisation: a wallet may follow its own chain's rule (EIP-1191). viem's isAddress ships its hashing. */
const isSpelledAccount = (value: unknown): value is SpelledAccount =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)

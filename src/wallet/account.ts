import { AppError } from '../errors'
import { hasCode } from './causes'
import type { Eip1193Provider, Wallet } from './provider'
import { request, toWalletError } from './request'
import { assertNotAborted, unlessAborted } from './unlessAborted'
import { wait } from './wait'

const LOOK_AGAIN_MS = 1000
const BUSY_LIMIT_MS = 60_000

/**
 * eth_accounts: the account the wallet lets the page use, in lower case; null when it is locked or not linked.
 * @throws {AppError} walletSilent, walletError
 */
export async function readAccount(wallet: Wallet): Promise<string | null> {
  try {
    return firstAccount(await request(wallet, 'eth_accounts'))
  } catch (cause) {
    if (hasCode(cause, 4100)) return null
    throw toWalletError(cause)
  }
}

export interface RequestAccountOptions {
  signal?: AbortSignal
  /** An earlier question waits in the wallet. With it the wallet is watched for a minute instead of giving up. */
  onBusy?: () => void
}

/**
 * eth_requestAccounts: asks to link the page and returns the account in lower case. The answer may get lost although
 * the player agreed, so eth_accounts is looked at beside it. Two taps share one question.
 * @throws {AppError} rejected (also when aborted), walletBusy, walletLocked, walletError
 */
export async function requestAccount(wallet: Wallet, options: RequestAccountOptions = {}): Promise<string> {
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

async function askForAccount(wallet: Wallet, end: AbortSignal, onBusy?: () => void): Promise<string> {
  try {
    const account = firstAccount(await askToLink(wallet, end)) ?? (await readAccount(wallet))
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
 * One eth_requestAccounts for all who wait now. Once nobody waits, the next call asks again: a sheet that was closed
 * without an answer must not lock the way in.
 */
async function askToLink(wallet: Wallet, end: AbortSignal): Promise<unknown> {
  const provider = wallet.provider()
  const question = questions.get(provider) ?? { answer: request(wallet, 'eth_requestAccounts'), waiting: 0 }
  questions.set(provider, question)
  question.waiting++
  try {
    return await unlessAborted(question.answer, end)
  } finally {
    question.waiting--
    if (question.waiting === 0) questions.delete(provider)
  }
}

async function watchForAccount(wallet: Wallet, end: AbortSignal): Promise<string> {
  for (;;) {
    await wait(LOOK_AGAIN_MS, end)
    assertNotAborted(end)
    const account = await readAccount(wallet).catch(() => null)
    if (account) return account
  }
}

function firstAccount(answer: unknown): string | null {
  const first: unknown = Array.isArray(answer) ? answer[0] : null
  return typeof first === 'string' && /^0x[0-9a-f]{40}$/i.test(first) ? first.toLowerCase() : null
}

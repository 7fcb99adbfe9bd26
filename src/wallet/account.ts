import { AppError } from '../errors'
import { hasCode } from './causes'
import type { Wallet } from './provider'
import { request, toWalletError } from './request'
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
 * the player agreed, so eth_accounts is looked at beside it.
 * @throws {AppError} rejected (also when aborted), walletBusy, walletLocked, walletError
 */
export async function requestAccount(wallet: Wallet, options: RequestAccountOptions = {}): Promise<string> {
  const watch = { ended: false }
  try {
    return await Promise.race([askForAccount(wallet, options), watchForAccount(wallet, watch, options.signal)])
  } finally {
    watch.ended = true
  }
}

async function askForAccount(wallet: Wallet, { onBusy, signal }: RequestAccountOptions): Promise<string> {
  try {
    const account = firstAccount(await request(wallet, 'eth_requestAccounts')) ?? (await readAccount(wallet))
    if (account) return account
  } catch (cause) {
    const error = toWalletError(cause)
    if (error.key !== 'walletBusy' || !onBusy) throw error
    onBusy()
    await wait(BUSY_LIMIT_MS, signal)
    throw error
  }
  throw new AppError('walletLocked')
}

async function watchForAccount(wallet: Wallet, watch: { ended: boolean }, signal?: AbortSignal): Promise<string> {
  for (;;) {
    await wait(LOOK_AGAIN_MS, signal)
    if (signal?.aborted) throw new AppError('rejected')
    if (watch.ended) return ''
    const account = await readAccount(wallet).catch(() => null)
    if (account) return account
  }
}

function firstAccount(answer: unknown): string | null {
  const first: unknown = Array.isArray(answer) ? answer[0] : null
  return typeof first === 'string' && /^0x[0-9a-f]{40}$/i.test(first) ? first.toLowerCase() : null
}

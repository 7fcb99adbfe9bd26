import { AppError } from '../errors'
import { hasCode } from './causes'
import { isRejected } from './isRejected'
import type { Eip1193Provider, Wallet } from './provider'
import { withTimeout } from './wait'

/** Some wallets leave requests unanswered while the page loads (wevm/wagmi, comment in its injected connector). */
const SILENT_LIMIT_MS = 3000
/** No wallet shows these to its owner, so a missing answer is a broken wallet and not a person who thinks. */
const SILENT_METHODS = ['eth_accounts', 'eth_chainId', 'net_version']

const inFlight = new WeakMap<Eip1193Provider, Map<string, Promise<unknown>>>()

/**
 * One request to the wallet as it is now. Silent methods are shared while they run and end after 3 s; what a person
 * has to answer has no limit. What the wallet throws is passed on, except:
 * @throws {AppError} walletBusy for -32002 (MetaMask/metamask-extension#10085); walletSilent
 */
export function request(wallet: Wallet, method: string, params?: readonly unknown[]): Promise<unknown> {
  const provider = wallet.provider()
  if (!SILENT_METHODS.includes(method)) return ask(provider, method, params)
  const running = inFlight.get(provider) ?? new Map<string, Promise<unknown>>()
  inFlight.set(provider, running)
  const shared = running.get(method)
  if (shared) return shared
  const answer = withTimeout(ask(provider, method, params), SILENT_LIMIT_MS, () => new AppError('walletSilent'))
  running.set(method, answer)
  const forget = () => running.delete(method)
  answer.then(forget, forget)
  return answer
}

async function ask(provider: Eip1193Provider, method: string, params?: readonly unknown[]): Promise<unknown> {
  try {
    return await provider.request(params ? { method, params } : { method })
  } catch (cause) {
    throw hasCode(cause, -32002) ? new AppError('walletBusy', {}, cause) : cause
  }
}

/** What a wallet threw while it was asked something other than to send. */
export function toWalletError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  if (isRejected(cause)) return new AppError('rejected', {}, cause)
  if (hasCode(cause, 4100, 4900)) return new AppError('walletLocked', {}, cause)
  return new AppError('walletError', {}, cause)
}

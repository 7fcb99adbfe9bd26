import { AppError } from '../errors'
import { wait } from './wait'

const ASK_AGAIN_MS = 3000
const LIMIT_MS = 60_000

export interface BusyOptions {
  signal?: AbortSignal | undefined
  /** Called when an earlier request is still open in the wallet. If set, we ask again for a minute. */
  onBusy?: (() => void) | undefined
}

/**
 * Asks again while the wallet refuses because an earlier request is still open in it (-32002, MetaMask). Such a refusal
 * shows its owner nothing, so they see the request once. Never use it for requests that move money.
 * @throws {AppError} walletBusy after a minute, and what `ask` throws
 */
export async function askWhileBusy<T>(ask: () => Promise<T>, { signal, onBusy }: BusyOptions): Promise<T> {
  for (const end = Date.now() + LIMIT_MS; ; ) {
    try {
      return await ask()
    } catch (cause) {
      const isBusy = cause instanceof AppError && cause.key === 'walletBusy'
      if (!isBusy || !onBusy || signal?.aborted || Date.now() >= end) throw cause
      onBusy()
      await wait(ASK_AGAIN_MS, signal)
    }
  }
}

import { AppError } from '../errors'
import { wait } from './wait'

const ASK_AGAIN_MS = 3000
const LIMIT_MS = 60_000

export interface BusyOptions {
  signal?: AbortSignal | undefined
  /** An earlier question waits in the wallet. With it the question is asked again for a minute. */
  onBusy?: (() => void) | undefined
}

/**
 * Asks again while the wallet refuses because an earlier question is still open in it (-32002, MetaMask). A refusal of
 * that kind shows its owner nothing, so the question is seen once. Never for what moves money.
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

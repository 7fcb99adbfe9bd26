import { AppError } from '../../errors'
import { type WalletQuestion, type WalletTopic, walletQuestion } from '../../state/walletQuestion'
import { unlessAborted } from '../../wallet/unlessAborted'

interface Waiting {
  question: WalletQuestion
  stop: AbortController
}

export interface AskOptions {
  signal: AbortSignal
  /** An earlier question is still open in the wallet. */
  onBusy: () => void
}

let waiting: readonly Waiting[] = []

function show(now: readonly Waiting[]): void {
  waiting = now
  walletQuestion.value = now[now.length - 1]?.question ?? null
}

/**
 * Waits for an answer that only the wallet or its owner can give; the page can show the wait and cancel it. A later
 * answer is dropped; the next tap finds a link or switch granted late, because it reads account and chain before it
 * asks.
 * @throws {AppError} cancelled, and what `ask` throws
 */
export async function askWallet<T>(topic: WalletTopic, ask: (options: AskOptions) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const mine: Waiting = { question: { topic, since: Date.now(), isBusy: false }, stop }
  const onBusy = () => {
    mine.question = { ...mine.question, isBusy: true }
    show(waiting)
  }
  show([...waiting, mine])
  try {
    return await unlessAborted(ask({ signal: stop.signal, onBusy }), stop.signal)
  } catch (cause) {
    throw stop.signal.aborted ? new AppError('cancelled') : cause
  } finally {
    show(waiting.filter((other) => other !== mine))
  }
}

/** Ends every wait for the wallet. */
export function stopWaiting(): void {
  for (const { stop } of waiting) stop.abort()
}

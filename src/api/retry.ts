import type { Reply } from './envelope'

const DELAYS_MS = [500, 1500]
const JITTER_MS = 250

/** Retries at most twice, when that could help; only for calls that change nothing. */
export async function withRetries(
  ask: () => Promise<Reply>,
  wait: (ms: number) => Promise<void>,
  signal: AbortSignal,
): Promise<Reply> {
  let reply = await ask()
  for (const delayMs of DELAYS_MS) {
    if (reply.repeatAfterMs === undefined || signal.aborted) break
    await wait(Math.max(delayMs, reply.repeatAfterMs) + Math.random() * JITTER_MS)
    if (signal.aborted) break
    reply = await ask()
  }
  return reply
}

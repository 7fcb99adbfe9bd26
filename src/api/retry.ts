import type { Reply } from './envelope'

const DELAYS_MS = [500, 1500]
const JITTER_MS = 250
/** For all tries, with the pauses between them: a player who sees nothing for longer has gone. */
const IN_ALL_MS = 20_000

/**
 * Retries at most twice, when that could help and there is time; only for calls that change nothing.
 * @param ask makes a try that may take so many milliseconds
 */
export async function withRetries(
  ask: (limitMs: number) => Promise<Reply>,
  wait: (ms: number) => Promise<void>,
  signal: AbortSignal,
): Promise<Reply> {
  const end = Date.now() + IN_ALL_MS
  let reply = await ask(IN_ALL_MS)
  for (const delayMs of DELAYS_MS) {
    if (reply.repeatAfterMs === undefined) break
    const pauseMs = Math.max(delayMs, reply.repeatAfterMs) + Math.random() * JITTER_MS
    if (signal.aborted || Date.now() + pauseMs >= end) break
    await wait(pauseMs)
    if (signal.aborted) break
    reply = await ask(end - Date.now())
  }
  return reply
}

import { createHmac, randomBytes } from 'node:crypto'
import type { Tx } from './db/database'
import { ApiError, assertThat } from './errors'
import type { Provider } from './provider'

/** Bodies are kept as MACs under a key of this run: they hold passwords. */
const MAC_KEY = randomBytes(32)

/**
 * The key of a POST: 0x and 32 bytes, which is also the `ref` of its chain step.
 * @throws {ApiError} keyRequired, keyWrong
 */
export function readKey(header: string | undefined): string {
  assertThat(header, 'keyRequired')
  assertThat(/^0x[0-9a-f]{64}$/i.test(header), 'keyWrong')
  return header.toLowerCase()
}

export interface Request {
  provider: Provider
  /** The player's id; '' for a visitor. */
  scope: string
  path: string
  key: string
  body: Record<string, unknown>
}

const running = new WeakMap<Provider, Map<string, Promise<unknown>>>()

/**
 * Runs the request, or repeats the answer of the first time it succeeded. Only successes are kept: a refusal changed
 * nothing, so the same request may succeed later. The same key on the same path with another body is refused.
 */
export async function answerOnce(
  request: Request,
  before: () => Promise<void>,
  run: (tx: Tx) => Promise<unknown>,
): Promise<unknown> {
  const { provider, scope, path, key } = request
  const body = macOf(request.body)
  return inLine(provider, `${scope} ${path} ${key}`, async () => {
    const kept = await provider.db.turn((tx) => findAnswer(tx, request))
    if (kept) {
      if (kept.body !== body) throw new ApiError('keyConflict')
      return JSON.parse(kept.data)
    }
    await before()
    return provider.db.turn(async (tx) => {
      const data = await run(tx)
      if (!(data instanceof ApiError)) {
        await tx.insert('answers', { scope, path, key, body, data: JSON.stringify(data) })
      }
      return data
    })
  })
}

const findAnswer = (tx: Tx, { scope, path, key }: Request): Promise<{ body: string; data: string } | null> =>
  tx.one('SELECT body, data FROM answers WHERE scope = ? AND path = ? AND key = ?', [scope, path, key])

/** Without the hash: it is evidence for the same request, and may be found only after the first try. */
function macOf({ hash: _, ...body }: Record<string, unknown>): string {
  const sorted = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHmac('sha256', MAC_KEY).update(JSON.stringify(sorted)).digest('hex')
}

/** Two requests with the same key at the same time: the second waits, then finds the first one's answer. */
async function inLine<T>(provider: Provider, name: string, work: () => Promise<T>): Promise<T> {
  const lines = running.get(provider) ?? new Map<string, Promise<unknown>>()
  running.set(provider, lines)
  const previous = lines.get(name) ?? Promise.resolve()
  const next = previous.catch(() => undefined).then(work)
  lines.set(name, next)
  try {
    return await next
  } finally {
    if (lines.get(name) === next) lines.delete(name)
  }
}

import { isHash } from '../../domain/hex'
import { isServerFault } from '../../domain/isServerFault'
import { type AppError, toAppError } from '../../errors'
import { readItem, writeItem } from '../../storage/settings'
import { newKey } from './newKey'

/**
 * Idempotency keys of unanswered calls, by what `markOf` makes of their names. Like the journal, they survive reloads
 * and logout. A damaged one counts as none: it could not be sent, however often the player tries.
 */
function readKeys(): Record<string, string> {
  try {
    const kept: [string, unknown][] = Object.entries({ ...JSON.parse(readItem('openKeys') ?? '{}') })
    const keys: Record<string, string> = {}
    for (const [name, key] of kept) if (isHash(key)) keys[name] = key
    return keys
  } catch {
    return {}
  }
}

function setKey(mark: string, key?: string): void {
  writeItem('openKeys', JSON.stringify({ ...readKeys(), [mark]: key }))
}

/**
 * What a key is kept under: it finds the key again, and does not tell the phone's next user who wanted what. A page
 * that came over http has no digests; that is only the sandbox on another device.
 */
async function markOf(name: string): Promise<string> {
  if (!crypto.subtle) return name
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the provider may have acted all the same: its answer got lost, is unreadable, or is a server error. */
export const isUncertain = (error: AppError): boolean =>
  error.key === 'server' || error.key === 'badAnswer' || isServerFault(error)

/** Whether a call of this name was made whose answer got lost. */
export const isKept = async (name: string): Promise<boolean> => (await markOf(name)) in readKeys()

/**
 * Runs a call that moves coins. If its answer gets lost, the next try carries the same key, so it takes effect once
 * however often it is sent.
 */
export async function withKeptKey<T>(name: string, run: (key: string) => Promise<T>): Promise<T> {
  const mark = await markOf(name)
  const key = readKeys()[mark] ?? newKey()
  setKey(mark, key)
  try {
    const answer = await run(key)
    setKey(mark)
    return answer
  } catch (cause) {
    if (!isUncertain(toAppError(cause))) setKey(mark)
    throw cause
  }
}

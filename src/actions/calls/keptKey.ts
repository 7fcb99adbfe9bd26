import { isHash } from '../../domain/hex'
import { isServerFault } from '../../domain/isServerFault'
import { type AppError, toAppError } from '../../errors'
import { readItem, writeItem } from '../../storage/settings'
import { newKey } from './newKey'

/**
 * Idempotency keys of unanswered calls, by call name. Like the journal, they survive reloads and logout. A damaged one
 * counts as none: it could not be sent, however often the player tries.
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

function setKey(name: string, key?: string): void {
  writeItem('openKeys', JSON.stringify({ ...readKeys(), [name]: key }))
}

/** Whether the provider may have acted all the same: its answer got lost, is unreadable, or is a server error. */
export const isUncertain = (error: AppError): boolean =>
  error.key === 'server' || error.key === 'badAnswer' || isServerFault(error)

/** Whether a call of this name was made whose answer got lost. */
export const isKept = (name: string): boolean => name in readKeys()

/**
 * Runs a call that moves coins. If its answer gets lost, the next try carries the same key, so it takes effect once
 * however often it is sent.
 */
export async function withKeptKey<T>(name: string, run: (key: string) => Promise<T>): Promise<T> {
  const key = readKeys()[name] ?? newKey()
  setKey(name, key)
  try {
    const answer = await run(key)
    setKey(name)
    return answer
  } catch (cause) {
    if (!isUncertain(toAppError(cause))) setKey(name)
    throw cause
  }
}

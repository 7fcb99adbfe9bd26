import { toAppError } from '../errors'
import { newKey } from './newKey'

const keys = new Map<string, string>()

/**
 * Runs a call that moves coins. Where its answer got lost the next try carries the same key, so that it happens once
 * however often it is sent.
 */
export async function withKeptKey<T>(name: string, run: (key: string) => Promise<T>): Promise<T> {
  const key = keys.get(name) ?? newKey()
  keys.set(name, key)
  try {
    const answer = await run(key)
    keys.delete(name)
    return answer
  } catch (cause) {
    const { key: fault } = toAppError(cause)
    if (fault !== 'server' && fault !== 'badAnswer') keys.delete(name)
    throw cause
  }
}

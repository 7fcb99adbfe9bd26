import { type AppError, toAppError } from '../errors'
import { readItem, writeItem } from '../storage/settings'
import { newKey } from './newKey'

/** Of calls without an answer yet, by name; they outlive the page, and a logout, as the journal does. */
function readKeys(): Record<string, string> {
  try {
    return { ...JSON.parse(readItem('openKeys') ?? '{}') }
  } catch {
    return {}
  }
}

function setKey(name: string, key?: string): void {
  writeItem('openKeys', JSON.stringify({ ...readKeys(), [name]: key }))
}

/** The provider may have done what it was asked all the same: the answer got lost, cannot be read, or its door failed. */
export const isUncertain = ({ key, params: { code } }: AppError): boolean =>
  key === 'server' || key === 'badAnswer' || (key === 'api' && Number(code) >= 500 && Number(code) < 600)

/** A call of this name was made whose answer got lost. */
export const isKept = (name: string): boolean => name in readKeys()

/**
 * Runs a call that moves coins. Where its answer got lost the next try carries the same key, so that it happens once
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

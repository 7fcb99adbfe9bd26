import { type AppError, toAppError } from '../errors'
import { newKey } from './newKey'

const keys = new Map<string, string>()

/** The provider may have done what it was asked all the same: the answer got lost, cannot be read, or its door failed. */
export const isUncertain = ({ key, params: { code } }: AppError): boolean =>
  key === 'server' || key === 'badAnswer' || (key === 'api' && Number(code) >= 500 && Number(code) < 600)

/** A call of this name was made whose answer got lost. */
export const isKept = (name: string): boolean => keys.has(name)

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
    if (!isUncertain(toAppError(cause))) keys.delete(name)
    throw cause
  }
}

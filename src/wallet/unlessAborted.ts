import { AppError } from '../errors'

/**
 * The promise's outcome, or a rejection as soon as the signal is aborted. Whatever the wallet answers after that is
 * ignored, even a refusal.
 * @throws {AppError} rejected when aborted
 */
export function unlessAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const abort = () => reject(new AppError('rejected'))
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })
}

/** @throws {AppError} rejected: nothing new is asked of the wallet after an abort */
export function assertNotAborted(signal?: AbortSignal): void {
  if (signal?.aborted) throw new AppError('rejected')
}

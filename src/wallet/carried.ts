import { BaseError, type Transport } from 'viem'

/**
 * Carries a thrown value through viem. viem rethrows its own errors unchanged and wraps all others: `null` becomes a
 * TypeError, and Chrome before 93, which has no `Error.cause`, loses the wrapped value.
 */
export class Carried extends BaseError {
  constructor(readonly value: unknown) {
    super('carried')
  }
}

/** The transport with its errors mapped: `fail` gets the value thrown originally, and throws its replacement. */
export function withErrors(transport: Transport, fail: (thrown: unknown) => never): Transport {
  return (options) => {
    const made = transport(options)
    const request = (...asked: Parameters<typeof made.request>) =>
      made.request(...asked).catch((error: unknown) => fail(error instanceof Carried ? error.value : error))
    return { ...made, request: request as typeof made.request }
  }
}

import { BaseError, type Transport } from 'viem'

/**
 * Carries a thrown value through viem. viem hands on its own errors as they are and wraps all others: there `null`
 * becomes a TypeError, and before Chrome 93, which has no `Error.cause`, what it wraps is lost.
 */
export class Carried extends BaseError {
  constructor(readonly value: unknown) {
    super('carried')
  }
}

/** The transport with other errors: `fail` gets what was thrown in the first place. */
export function withErrors(transport: Transport, fail: (thrown: unknown) => never): Transport {
  return (options) => {
    const made = transport(options)
    const request = (...asked: Parameters<typeof made.request>) =>
      made.request(...asked).catch((error: unknown) => fail(error instanceof Carried ? error.value : error))
    return { ...made, request: request as typeof made.request }
  }
}

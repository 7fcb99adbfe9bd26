import { BaseError } from 'viem'

/**
 * Carries a thrown value through viem. viem hands on its own errors as they are and wraps all others: there `null`
 * becomes a TypeError, and before Chrome 93, which has no `Error.cause`, what it wraps is lost.
 */
export class Carried extends BaseError {
  constructor(readonly value: unknown) {
    super('carried')
  }
}

/** Throws what was thrown in the first place. */
export function throwCarried(error: unknown): never {
  throw error instanceof Carried ? error.value : error
}

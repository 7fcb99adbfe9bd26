import { ProviderDisconnectedError, UnauthorizedProviderError } from 'viem'
import { AppError } from '../errors'
import { hasCode } from './causes'
import { refusalOf } from './isRejected'

/** A wallet's error as an AppError, for every request other than a send. */
export function toWalletError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  const refusal = refusalOf(cause)
  if (refusal) return new AppError(refusal, {}, cause)
  if (hasCode(cause, UnauthorizedProviderError.code, ProviderDisconnectedError.code))
    return new AppError('walletLocked', {}, cause)
  return new AppError('walletError', {}, cause)
}

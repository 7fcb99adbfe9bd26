import { ProviderDisconnectedError, UnauthorizedProviderError } from 'viem'
import { AppError } from '../errors'
import { hasCode } from './causes'
import { isRejected } from './isRejected'

/** What a wallet threw while it was asked something other than to send. */
export function toWalletError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  if (isRejected(cause)) return new AppError('rejected', {}, cause)
  if (hasCode(cause, UnauthorizedProviderError.code, ProviderDisconnectedError.code))
    return new AppError('walletLocked', {}, cause)
  return new AppError('walletError', {}, cause)
}

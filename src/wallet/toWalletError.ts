import { ProviderDisconnectedError, UnauthorizedProviderError } from 'viem'
import { AppError } from '../errors'
import { hasCode } from './causes'
import { refusalOf } from './isRejected'

/** What a wallet threw while it was asked something other than to send. */
export function toWalletError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  const refusal = refusalOf(cause)
  if (refusal) return new AppError(refusal, {}, cause)
  if (hasCode(cause, UnauthorizedProviderError.code, ProviderDisconnectedError.code))
    return new AppError('walletLocked', {}, cause)
  return new AppError('walletError', {}, cause)
}

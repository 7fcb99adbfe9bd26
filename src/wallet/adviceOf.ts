import { AppError, type ErrorKey } from '../errors'
import { hasCode, hasText } from './causes'

/** What to tell the player in addition to "unknown outcome", from the wallet's error; null when it gives no hint. */
export function adviceOf({ cause }: AppError): ErrorKey | null {
  if (hasText(cause, /chain ?id/i)) return 'wrongChain' // Trust, MetaMask/metamask-mobile#9006; a second try works
  if (hasText(cause, /insufficient funds/i)) return 'insufficient'
  if (hasText(cause, /underpriced/i)) return 'gasTooLow'
  if (hasCode(cause, 4100, 4900)) return 'walletLocked'
  return cause instanceof AppError ? cause.key : null
}

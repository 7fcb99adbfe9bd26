import { isCredibleSkew } from '../../domain/clock'
import { AppError } from '../../errors'
import { isClockKnown } from '../../state/clock'
import { issueTimeOf } from '../../wallet/signInMessage'
import { noteServerTime } from '../calls/noteServerTime'

/**
 * Takes the server's time from a sign-in message, which it writes at this very moment, where nothing has told it yet:
 * another origin may read the Date header only if the server lets it. Once in a visit, so that an older message shown
 * again later is not taken for new; one of an earlier visit has a nonce that the server takes only once.
 * @throws {AppError} clockWrong: further off than a phone's clock may be, or the message is old
 */
export function learnClock(message: string): void {
  const issuedAt = issueTimeOf(message)
  if (isClockKnown.value || issuedAt === null) return
  if (!isCredibleSkew(issuedAt - Date.now())) throw new AppError('clockWrong')
  noteServerTime(Math.floor(issuedAt / 1000))
}

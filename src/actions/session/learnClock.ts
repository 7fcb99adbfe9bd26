import { isCredibleSkew } from '../../domain/clock'
import { AppError } from '../../errors'
import { clockSkew, isClockKnown } from '../../state/clock'
import { issueTimeOf } from '../../wallet/signInMessage'
import { noteServerTime } from '../calls/noteServerTime'

/**
 * Takes the server's time from a sign-in message, which it writes at this very moment, where nothing has told it yet:
 * another origin may read the Date header only if the server lets it. Once in a visit, so that an older message shown
 * again later is not taken for new; one of an earlier visit has a nonce that the server takes only once.
 * @param assertOwn checks the message at this time, in milliseconds; what it refuses teaches nothing
 * @throws {AppError} clockWrong: further off than a phone's clock may be, or the message is old; what `assertOwn` throws
 */
export function learnClock(message: string, assertOwn: (now: number) => void): void {
  const issuedAt = isClockKnown.value ? null : issueTimeOf(message)
  if (issuedAt !== null && !isCredibleSkew(issuedAt - Date.now())) throw new AppError('clockWrong')
  assertOwn(issuedAt ?? Date.now() + clockSkew.value * 1000)
  if (issuedAt !== null) noteServerTime(Math.floor(issuedAt / 1000))
}

import { config } from '../config'
import { AppError } from '../errors'

/** EIP-4361 without its optional parts: no scheme, no Not Before, no Request ID, no Resources, nothing behind. */
const MESSAGE =
  /^(\S+) wants you to sign in with your Ethereum account:\n(0x[\da-fA-F]{40})\n\n(?:[ -~]+\n)?\nURI: (\S+?)\/?\nVersion: 1\nChain ID: (\d+)\nNonce: [\da-zA-Z]{8,64}\nIssued At: ([\dT:-]{19})(?:\.\d{1,6})?Z\nExpiration Time: ([\dT:-]{19})(?:\.\d{1,6})?Z$/
const FRESH_MS = 600_000

/**
 * Lets only this page's own sign-in message through to the wallet: it signs this account in here, now, and does
 * nothing else.
 * @param now the server's clock, in milliseconds
 * @throws {AppError} signInRefused
 */
export function assertSignInMessage(text: string, account: string, now: number): void {
  const [, host, signer = '', origin, chainId, issued, expires] = MESSAGE.exec(text) || []
  // None of them has a blank in it.
  const said = [host, origin, signer.toLowerCase(), chainId].join(' ')
  const isOurs = said === [location.host, location.origin, account.toLowerCase(), config.chainId].join(' ')
  const isFresh = Math.abs(toTime(issued) - now) <= FRESH_MS && toTime(expires) > now
  if (!isOurs || !isFresh) throw new AppError('signInRefused')
}

/** 0, which is never now, for what is no time or a day that no calendar has; Date.parse would go on to the next month. */
function toTime(text: string | undefined): number {
  const time = Date.parse(`${text}Z`)
  return time >= 0 && new Date(time).toISOString().startsWith(`${text}.`) ? time : 0
}

import { config } from '../config'
import { AppError } from '../errors'

const TIME = '(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d)(?:\\.\\d{1,6})?Z'
/** EIP-4361 without its optional parts: no scheme, no Not Before, no Request ID, no Resources, nothing behind. */
const MESSAGE = new RegExp(
  '^(\\S+) wants you to sign in with your Ethereum account:\n(0x[0-9a-fA-F]{40})\n\n(?:[ -~]+\n)?\n' +
    `URI: (\\S+?)/?\nVersion: 1\nChain ID: (\\d+)\nNonce: [0-9a-zA-Z]{8,64}\nIssued At: ${TIME}\nExpiration Time: ${TIME}$`,
)
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

/** NaN for a day that no calendar has, which Date.parse would take for one of the next month. */
function toTime(text: string | undefined): number {
  const time = Date.parse(`${text}Z`)
  return time >= 0 && new Date(time).toISOString().startsWith(`${text}.`) ? time : Number.NaN
}

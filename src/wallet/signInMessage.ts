import { config } from '../config'
import { AppError } from '../errors'

export interface SignInExpectation {
  /** location.host */
  host: string
  /** location.origin */
  origin: string
  account: string
  chainId: number
  /** The server's clock, in milliseconds. */
  now: number
}

export type SignInFault = 'shape' | 'domain' | 'uri' | 'account' | 'chain' | 'time'

const TIME = '(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d)(?:\\.\\d{1,6})?Z'
/** EIP-4361 without its optional parts: no scheme, no Not Before, no Request ID, no Resources, nothing behind. */
const MESSAGE = new RegExp(
  '^(\\S+) wants you to sign in with your Ethereum account:\n(0x[0-9a-fA-F]{40})\n\n(?:[ -~]+\n)?\n' +
    `URI: (\\S+)\nVersion: 1\nChain ID: (\\d+)\nNonce: [0-9a-zA-Z]{8,64}\nIssued At: ${TIME}\nExpiration Time: ${TIME}$`,
)
const FRESH_MS = 600_000

/** Why this text must not be signed, or null: then it signs this account in here, now, and does nothing else. */
export function checkSignInMessage(text: string, expected: SignInExpectation): SignInFault | null {
  const [, domain, account = '', uri, chainId, issued = '', expires = ''] = MESSAGE.exec(text) || []
  if (!domain) return 'shape'
  if (domain !== expected.host) return 'domain'
  if (uri !== expected.origin && uri !== `${expected.origin}/`) return 'uri'
  if (account.toLowerCase() !== expected.account.toLowerCase()) return 'account'
  if (chainId !== String(expected.chainId)) return 'chain'
  const isFresh = Math.abs(toTime(issued) - expected.now) <= FRESH_MS
  return isFresh && toTime(expires) > expected.now ? null : 'time'
}

/** NaN for a day that no calendar has, which Date.parse would take for one of the next month. */
function toTime(text: string): number {
  const time = Date.parse(`${text}Z`)
  return time >= 0 && new Date(time).toISOString().startsWith(text) ? time : Number.NaN
}

/**
 * Lets only this page's own sign-in message through to the wallet.
 * @param now the server's clock, in milliseconds
 * @throws {AppError} signInRefused with the fault
 */
export function assertSignInMessage(text: string, account: string, now: number): void {
  const { host, origin } = location
  const fault = checkSignInMessage(text, { host, origin, account, chainId: config.chainId, now })
  if (fault) throw new AppError('signInRefused', { fault })
}

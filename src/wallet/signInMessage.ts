import { parseSiweMessage } from 'viem/siwe'
import { config } from '../config'
import type { Address } from '../domain/address'
import { AppError } from '../errors'

/**
 * A whole EIP-4361 message without its optional parts: no scheme, Not Before, Request ID or Resources, and nothing
 * after it; the statement has at most 300 characters, which a wallet's sheet shows. viem also parses a text that contains more, and its validateSiweMessage does not settle which page and
 * chain the message is for, or when it was written.
 */
const WHOLE =
  /^[^\s/]+ wants you to sign in with your Ethereum account:\n0x[\da-fA-F]{40}\n\n(?:[ -~]{1,300}\n)?\nURI: \S+\nVersion: 1\nChain ID: [1-9]\d*\nNonce: [\da-zA-Z]{8,64}\nIssued At: [\dT:-]{19}(?:\.\d{1,6})?Z\nExpiration Time: [\dT:-]{19}(?:\.\d{1,6})?Z$/
const FRESH_MS = 600_000

/**
 * Lets only this page's own sign-in message through to the wallet: it signs this account in here, now, and does
 * nothing else.
 * @param now the server's clock, in milliseconds
 * @throws {AppError} signInRefused
 */
export function assertSignInMessage(text: string, account: Address, now: number): void {
  const { domain, address, uri, chainId, issuedAt, expirationTime } = parseSiweMessage(text)
  const isOurs =
    WHOLE.test(text) &&
    domain === location.host &&
    address?.toLowerCase() === account.toLowerCase() &&
    uri?.replace(/\/$/, '') === location.origin &&
    chainId === config.chainId
  const isFresh =
    Math.abs(toTime(text, 'Issued At', issuedAt) - now) <= FRESH_MS &&
    toTime(text, 'Expiration Time', expirationTime) > now
  if (!isOurs || !isFresh) throw new AppError('signInRefused')
}

/**
 * Unix milliseconds; 0, never now, for a missing time or a day no calendar has (a Date rolls over to the next month).
 */
function toTime(text: string, field: string, date?: Date): number {
  const time = date?.getTime() || 0
  return text.includes(`\n${field}: ${new Date(time).toISOString().slice(0, 19)}`) ? time : 0
}

/** When the message says that it was written, Unix milliseconds; null if it does not say. */
export const issueTimeOf = (text: string): number | null =>
  toTime(text, 'Issued At', parseSiweMessage(text).issuedAt) || null

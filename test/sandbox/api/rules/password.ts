import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { SHORTEST_PASSWORD, validatePassword } from '../../../../src/domain/validation/validatePassword'
import { assertValid } from '../errors'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)
const LENGTH = 32
const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 }

/** @throws {ApiError} required, passwordShort */
export const assertPassword = (password: string): void =>
  assertValid(validatePassword(password), { minimum: SHORTEST_PASSWORD })

/** Salt and hash in one text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, LENGTH, COST)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

/** Whether it is the password; takes as long for a player without one, so that the time tells nothing. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? '.').split('.')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), LENGTH, COST)
  const expected = Buffer.from(hash, 'base64url')
  return expected.length === derived.length && timingSafeEqual(derived, expected)
}

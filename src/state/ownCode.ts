import { signal } from '@preact/signals'
import type { AccountCode } from '../domain/accountCode'
import type { Address } from '../domain/address'
import { ofSession } from './ofSession'

interface OwnCode {
  account: Address
  code: AccountCode
  /** In milliseconds on the device's clock. */
  readAt: number
}

/** Whose code runs in the login account's name; null: not read, or no node has answered. */
export const ownCode = ofSession(signal<OwnCode | null>(null))

/**
 * What the player has done about the warning on the open review: not seen it or not answered, tapped on without an
 * answer, or said that they go on.
 */
export const codeAnswer = ofSession(signal<'none' | 'missing' | 'goOn'>('none'))

import type { Address } from './address'
import type { Hex } from './hex'
import { delegateName } from './knownDelegates'

/**
 * Whose code runs in an account's name. `known`: a wallet maker's, by delegation (EIP-7702); `unknown`: a delegate that
 * is in no list of ours, which is no proof of anything bad; `contract`: a contract of its own.
 */
export type AccountCode =
  | { is: 'empty' }
  | { is: 'known'; wallet: string }
  | { is: 'unknown'; delegate: Address }
  | { is: 'contract' }

/** A delegated account's code: this prefix and the address of the code that it borrows. EIP-7702. */
const DELEGATION = /^0xef0100([0-9a-f]{40})$/

/** What an account's code says about it. @param code as eth_getCode answers */
export function judgeCode(code: Hex): AccountCode {
  const text = code.toLowerCase()
  if (text === '0x') return { is: 'empty' }
  const [, target] = DELEGATION.exec(text) ?? []
  if (!target) return { is: 'contract' }
  const delegate: Address = `0x${target}`
  const wallet = delegateName(delegate)
  return wallet ? { is: 'known', wallet } : { is: 'unknown', delegate }
}

const GRAVITY: readonly AccountCode['is'][] = ['empty', 'known', 'contract', 'unknown']

/** Of what several nodes say about one account the gravest: one that lags does not know the code yet. */
export const gravest = (codes: readonly AccountCode[]): AccountCode | null =>
  codes.reduce<AccountCode | null>(
    (worst, code) => (worst && GRAVITY.indexOf(worst.is) >= GRAVITY.indexOf(code.is) ? worst : code),
    null,
  )

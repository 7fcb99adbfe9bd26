import { signal } from '@preact/signals'
import type { AccountCode } from '../domain/accountCode'
import type { Address } from '../domain/address'
import type { Allowance } from '../domain/allowances'
import type { Coin } from '../domain/coin'
import type { Exit } from '../domain/exit'
import type { Hex } from '../domain/hex'
import type { Holding } from '../domain/holding'
import type { Outcome } from '../domain/outcome'
import type { TokenName, Waiting } from '../domain/waiting'
import type { AppError } from '../errors'
import { loadable } from './loading'

/** What the chain says of one wallet. */
export interface WayOutFound {
  account: Address
  /** Whose code runs in the account's name; null: no node has said. */
  code: AccountCode | null
  /** Every token that was looked up, the wallet's first. */
  holdings: readonly Holding[]
  /** Tokens that could not be read now. */
  unread: readonly TokenName[]
  /** How many tokens of each collection are in the wallet; null: not read. */
  held: Readonly<Record<TokenName['collection'], bigint | null>>
  /** null: not read. */
  waiting: Waiting | null
  allowances: readonly Allowance[]
  /** Questions about allowances that got no answer. */
  unreadAllowances: number
  /** In each coin's smallest unit; a coin that could not be read is missing. */
  balances: Readonly<Partial<Record<Coin, bigint>>>
}

/**
 * How far an exit has come: being checked, asked of the wallet, sent or perhaps sent, in a block, final by two nodes;
 * or ended without effect.
 */
export type ExitStage = 'checking' | 'wallet' | 'sent' | 'seen' | 'final' | 'failed'

export interface ExitRun {
  exit: Exit
  account: Address
  ref: Hex
  hash: Hex | null
  stage: ExitStage
  /** The block at which it was seen; null: not yet, or by the wallet's node alone. */
  seenAt: number | null
  /** The chain has answered for a minute and not shown it: the transaction may have been dropped. */
  isLate: boolean
  /** Why nothing came of it, or why it is not known whether something will. */
  error: AppError | null
  /** What its receipt says; null while that is not read. */
  outcome: Outcome | null
}

export const wayOut = loadable<WayOutFound>()

/** The exits of this visit, newest first, and those that an earlier one has left under way. */
export const exitRuns = signal<readonly ExitRun[]>([])

/** The unknown code, as its account and its address, with which the player goes on; empty: with none. */
export const agreedCode = signal('')

/** A tap was held because nothing was said about unknown code. */
export const isCodeMissed = signal(false)

/** Why the last try to link the wallet gave no account; null while none has failed. */
export const linkError = signal<AppError | null>(null)

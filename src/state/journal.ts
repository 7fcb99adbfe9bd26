import { computed, signal } from '@preact/signals'
import type { DecodedCall } from '../chain/decodeCall'
import type { Asset } from '../domain/asset'
import { isOpen, type JournalEntry } from '../domain/journal'
import type { MoneyKind } from '../domain/moneyKinds'
import type { AppError, ErrorKey } from '../errors'

/** The entries of the account that is logged in, newest first. */
export const journal = signal<JournalEntry[]>([])
export const openEntries = computed(() => journal.value.filter(isOpen))

/** Where the action on screen stands, from the tap to the end. */
export type FlowStage =
  | 'review'
  | 'checking'
  | 'preparing'
  | 'allowance'
  | 'wallet'
  | 'chain'
  | 'game'
  | 'done'
  | 'failed'

/** The money action whose sheet is open. Its entry goes on when the sheet is closed. */
export interface Flow {
  kind: MoneyKind
  asset: Asset | null
  /** In the price coin's smallest unit, where the action has one. */
  price: bigint | null
  stage: FlowStage
  entryId: string | null
  error: AppError | null
  /** What the wallet said beside an outcome that nobody knows. */
  advice?: ErrorKey | null
  /** What was chosen before the review opened. */
  choice?: string
  /** What the wallet is asked to sign, read from its bytes. */
  call?: DecodedCall | null
}

export const flow = signal<Flow | null>(null)

/**
 * Why the chain cannot prove anything now: fewer than two nodes answer, they contradict each other, or fast finality
 * has failed; null while it can.
 */
export const chainTrouble = signal<'silent' | 'disagree' | 'finality' | null>(null)

/** The device cannot keep an entry through a crash: the page says so before a money action. */
export const isJournalDurable = signal(true)

/** Entries of another version or damaged ones: kept and never acted on; the player is told to ask the support. */
export const unreadableEntries = signal<readonly unknown[]>([])

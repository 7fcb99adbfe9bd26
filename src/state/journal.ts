import { computed, signal } from '@preact/signals'
import type { DecodedCall } from '../chain/decodeCall'
import type { Asset, AssetKind } from '../domain/asset'
import type { Coin } from '../domain/coin'
import { isOpen, type JournalEntry } from '../domain/journal'
import type { MoneyKind } from '../domain/moneyKinds'
import type { EntryStage } from '../domain/stageOf'
import type { AppError, ErrorKey } from '../errors'

/** The entries of the account that is logged in, newest first. */
export const journal = signal<JournalEntry[]>([])
export const openEntries = computed(() => journal.value.filter(isOpen))

/** Where the action on screen stands, from the tap to the end. */
export type FlowStage = 'review' | 'preparing' | 'allowance' | EntryStage

/** What a player types and chooses on a review; of these, a kind has what its review asks for. */
export interface Draft {
  /** A price, a bid or an amount as it is typed; of a payout what the page has found, as it is shown. */
  amount: string
  /** What to pay with; null: not chosen. */
  coin: Coin | null
  /** What to mint; null: not chosen. */
  assetKind: AssetKind | null
}

/** The money action whose sheet is open. Closing the sheet does not stop its entry. */
export interface Flow {
  kind: MoneyKind
  asset: Asset | null
  stage: FlowStage
  entryId: string | null
  error: AppError | null
  /** What the wallet's error hints at when the outcome is unknown. */
  advice?: ErrorKey | null
  /** What was chosen before the review opened. */
  choice?: Partial<Draft>
  /** What the wallet is asked to sign, read from its bytes. */
  call?: DecodedCall | null
}

export const flow = signal<Flow | null>(null)

/**
 * Why the chain cannot prove anything now: fewer than two nodes answer, they contradict each other, or fast finality
 * has failed; null while it can.
 */
export const chainTrouble = signal<'silent' | 'disagree' | 'finality' | null>(null)

/** False if the device cannot keep an entry through a crash: the page then says so before a money action. */
export const isJournalDurable = signal(true)

/** Entries of another version or damaged ones: kept but never acted on; the page asks the player to contact support. */
export const unreadableEntries = signal<readonly unknown[]>([])

import { signal } from '@preact/signals'
import type { DecodedCall } from '../chain/decodeCall'
import type { Asset, AssetKind } from '../domain/asset'
import type { Coin } from '../domain/coin'
import type { MoneyKind } from '../domain/moneyKinds'
import type { EntryStage } from '../domain/stageOf'
import type { Change } from '../domain/whatChanged'
import type { AppError, ErrorKey } from '../errors'

/**
 * Where the action on screen stands, from the tap to the end. `lastCheck`: the allowance is there, and the wallet is
 * about to be asked for the action itself.
 */
export type FlowStage = 'review' | 'preparing' | 'allowance' | 'lastCheck' | EntryStage

/** What a player types and chooses on a review; of these, a kind has what its review asks for. */
export interface Draft {
  /** A price, a bid or an amount as it is typed; of a payout what the page has found, as it is shown. */
  amount: string
  /** What to pay with; null: not chosen. */
  coin: Coin | null
  /** What to mint; null: not chosen. */
  assetKind: AssetKind | null
  /** Of a bid, the cap on a larger allowance as it is typed; undefined: not wanted. */
  cap?: string | undefined
  /**
   * Of a bid, what its approval will allow, in the price coin's smallest unit; 0: none is needed, null: that is not
   * known, undefined: exactly the bid.
   */
  allowed?: bigint | null
  /** The amount typed a second time, where it was asked for again. */
  again?: string
  /** The amount looks like a slip and was not typed again yet: nothing begins with it. */
  isDoubtful?: boolean
}

/** The money action whose sheet is open. Closing the sheet does not stop its entry. */
export interface Flow {
  kind: MoneyKind
  asset: Asset | null
  stage: FlowStage
  entryId: string | null
  /** Why it ended; on a review, why the one before it did. */
  error: AppError | null
  /** What has happened to the asset since the player saw it; null: nothing that is known, undefined: not read. */
  change?: Change | null
  /** What the wallet's error hints at when the outcome is unknown. */
  advice?: ErrorKey | null
  /** What was chosen before the review opened. */
  choice?: Partial<Draft>
  /** What the wallet is asked to sign, read from its bytes. */
  call?: DecodedCall | null
}

export const flow = signal<Flow | null>(null)

/** The id of the entry for which the wallet allowed more than it was asked for, the last one in this page. */
export const moreAllowed = signal<string | null>(null)

import { signal } from '@preact/signals'

/** What the 111 protocol holds for the player, in the smallest unit of MDS. */
export interface Payouts {
  /** null: no asset was looked at. */
  assetId: string | null
  /** As a past trader of that asset. */
  share: bigint
  /** Payments that could not be made, whatever the asset. */
  credit: bigint
}

/** As of what was looked at last, an asset or the account; null: not read. */
export const payouts = signal<Payouts | null>(null)

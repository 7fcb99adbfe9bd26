import { signal } from '@preact/signals'

/** What the 111 protocol holds for the player, in the smallest unit of MDS. */
export interface Payouts {
  assetId: string
  /** As a past trader of that asset. */
  share: bigint
  /** Payments that could not be made, whatever the asset. */
  credit: bigint
}

/** As of the asset that was looked at last; null: not read. */
export const payouts = signal<Payouts | null>(null)

import { signal } from '@preact/signals'

/** What the 111 protocol holds for the player, in the smallest unit of MDS. */
export interface Payouts {
  /** null: only the account was read. */
  assetId: string | null
  /** As a past trader of that asset. */
  share: bigint
  /** Payments that could not be made, whatever the asset. */
  credit: bigint
}

/** Payouts of the asset or account read last; null: not read. */
export const payouts = signal<Payouts | null>(null)

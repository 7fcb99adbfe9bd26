import type { Need } from './standing'

/** Spec 6: what each call requires of the player, in the order of its refusals. */
export const NEEDS_OF = {
  sale: ['wallet'],
  mint: ['wallet'],
  claim: ['wallet', 'activation', 'role', 'offline to claim'],
  artifact: ['activation', 'role'],
  summon: ['activation', 'role'],
  withdrawal: ['wallet', 'mobile', 'fundPassword', 'activation', 'offline to withdraw'],
} as const satisfies Record<string, readonly Need[]>

import { signal } from '@preact/signals'

/** Entries of which the player has said in this visit that they confirmed them in the wallet. */
export const confirmedByWord = signal<readonly string[]>([])

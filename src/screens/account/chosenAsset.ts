import { signal } from '@preact/signals'

/** The id of the asset whose actions are open over the list. */
export const chosenAsset = signal<string | null>(null)

import { signal } from '@preact/signals'

/** The places of the bottom bar; `more` is the menu. */
export type BarPlace = 'market' | 'assets' | 'play' | 'activity' | 'more' | 'login'

/**
 * The place that the open page belongs to, as the bars mark it. Most paths name it; an asset's page sets it as soon as
 * its holder is known, and until then the place that led there stays marked. Null: not known yet.
 */
export const place = signal<BarPlace | null>(null)

import { signal } from '@preact/signals'

/** What is open over the page. The frame opens and closes it; only actions set `puzzle`. */
export const overlay = signal<'drawer' | 'logOut' | 'game' | 'play' | 'puzzle' | null>(null)

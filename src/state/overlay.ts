import { signal } from '@preact/signals'

/** What the frame has open over the page. The frame itself opens and closes it; `puzzle` is for actions alone. */
export const overlay = signal<'drawer' | 'logOut' | 'game' | 'puzzle' | null>(null)

import { signal } from '@preact/signals'

/** What the frame has open over the page. */
export const overlay = signal<'drawer' | 'logOut' | null>(null)

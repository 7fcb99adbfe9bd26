import { signal } from '@preact/signals'

/** The release the site has by now, if that is not the one this page runs: the address of its first script. */
export const newRelease = signal<string | null>(null)

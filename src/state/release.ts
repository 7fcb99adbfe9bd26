import { signal } from '@preact/signals'

/** The site's current release, if this page runs another one: the address of its first script. */
export const newRelease = signal<string | null>(null)

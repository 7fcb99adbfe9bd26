import { signal } from '@preact/signals'

/** A text that this phone does not let us copy; it is shown whole and selected, to press and hold. */
export const uncopied = signal<string | null>(null)

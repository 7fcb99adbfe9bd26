import { signal } from '@preact/signals'
import type { Outcome } from '../domain/outcome'

/** What finished actions really did, by the ids of their entries. */
export const outcomes = signal<Readonly<Record<string, Outcome>>>({})

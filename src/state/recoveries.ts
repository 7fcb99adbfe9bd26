import { signal } from '@preact/signals'
import type { Recovery } from '../domain/recovery'
import { openEntries } from './journal'

/** By asset id: what to offer for an asset whose chain and provider do not agree; nothing where they do. */
export const recoveries = signal<Readonly<Record<string, Recovery>>>({})

/** What to offer for an asset; null also while an open action has it: that one is the journal's to end. */
export const recoveryOf = (id: string): Recovery | null =>
  openEntries.value.some(({ resource }) => resource === `asset:${id}`) ? null : (recoveries.value[id] ?? null)

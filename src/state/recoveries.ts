import { signal } from '@preact/signals'
import type { Recovery } from '../domain/recovery'
import { openEntries } from './journal'
import { ofSession } from './ofSession'

/** What to offer when chain and provider disagree about an asset, by its id; no entry where they agree. */
export const recoveries = ofSession(signal<Readonly<Record<string, Recovery>>>({}))

/** What to offer for an asset; null also while an open journal entry holds the asset, which ends by itself. */
export const recoveryOf = (id: string): Recovery | null =>
  openEntries.value.some(({ resource }) => resource === `asset:${id}`) ? null : (recoveries.value[id] ?? null)

import { signal } from '@preact/signals'
import type { RecoveryAction } from '../domain/recovery'

/** By asset id: what to offer for an asset whose chain and provider do not agree; nothing where they do. */
export const recoveries = signal<Readonly<Record<string, RecoveryAction>>>({})

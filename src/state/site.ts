import { signal } from '@preact/signals'
import type { Server } from '../domain/player'

/** Key and value of the site settings; only https addresses become links. Spec 3. */
export const settings = signal<Record<string, string>>({})
export const servers = signal<Server[] | null>(null)
/** Set when the provider names another coin contract than the pinned one: payments stop. */
export const stopReason = signal<'contractMismatch' | null>(null)

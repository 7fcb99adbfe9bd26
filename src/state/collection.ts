import { signal } from '@preact/signals'
import type { Asset } from '../domain/asset'
import { loadable, type Pages } from './loading'

/** The player's magic equipment. */
export const artifacts = loadable<Pages<Asset>>()
/** What this page has minted or hatched, by its journal entry, the newest first. */
export const newborn = signal<Readonly<Record<string, Asset>>>({})

import { signal } from '@preact/signals'
import type { Asset } from '../domain/asset'
import { loadable, type Pages } from './loading'

/** The player's magic equipment. */
export const artifacts = loadable<Pages<Asset>>()
/** What was minted or hatched since the page was opened, by journal entry id, the newest first. */
export const newborn = signal<Readonly<Record<string, Asset>>>({})

import { signal } from '@preact/signals'
import type { Asset } from '../domain/asset'
import { loadable, type Pages } from './loading'
import { ofSession } from './ofSession'

/** The player's magic equipment. */
export const artifacts = ofSession(loadable<Pages<Asset>>())
/** What was minted or hatched since the page was opened, by journal entry id, the newest first. */
export const newborn = ofSession(signal<Readonly<Record<string, Asset>>>({}))

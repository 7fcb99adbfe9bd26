import { signal } from '@preact/signals'
import type { ActivityRecord } from '../domain/activity'
import type { ActivityFilter } from '../domain/activityFilter'
import { loadable, type Pages } from './loading'

export const activities = loadable<Pages<ActivityRecord>>()
/** What the lines above were asked for by; the URL is its source. */
export const activityFilter = signal<ActivityFilter>({ type: null, coin: null })

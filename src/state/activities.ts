import { signal } from '@preact/signals'
import type { ActivityRecord } from '../domain/activity'
import type { ActivityFilter } from '../domain/activityFilter'
import { loadable, type Pages } from './loading'
import { ofSession } from './ofSession'

export const activities = ofSession(loadable<Pages<ActivityRecord>>())
/** The filter of the lines above; the URL is its source. */
export const activityFilter = signal<ActivityFilter>({ type: null, coin: null })

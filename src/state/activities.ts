import type { ActivityRecord } from '../domain/activity'
import { loadable, type Pages } from './loading'

export const activities = loadable<Pages<ActivityRecord>>()

import type { ActivityRecord } from '../domain/activity'
import { loadable } from './loading'

/** What the player summoned last, newest first. */
export const summons = loadable<ActivityRecord[]>()

import type { ActivityRecord } from '../domain/activity'
import { type Listed, loadable } from './loading'

/** What the player summoned last, newest first. */
export const summons = loadable<Listed<ActivityRecord>>()

import type { ActivityRecord } from '../domain/activity'
import { type Listed, loadable } from './loading'
import { ofSession } from './ofSession'

/** What the player summoned last, newest first. */
export const summons = ofSession(loadable<Listed<ActivityRecord>>())

import type { ActivityRecord } from '../domain/activity'
import { loadable, type Pages } from './loading'
import { ofSession } from './ofSession'

/** The lines of the feed that the player's book is made of, newest first, as far as they were read. */
export const bookLines = ofSession(loadable<Pages<ActivityRecord>>())

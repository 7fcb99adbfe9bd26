import { signal } from '@preact/signals'
import type { Waiting } from '../domain/waiting'
import { ofSession } from './ofSession'

/** What was found to wait for the player in the 111 protocol. */
export interface WaitingFound extends Waiting {
  /** Only a part of the activity feed was looked through: older trades may have left more. */
  isPart: boolean
}

/** Kept for the visit; null: not read yet. */
export const waiting = ofSession(signal<WaitingFound | null>(null))

/**
 * What may be marked at the way to the account: money that waits, or news; '': nothing was found yet. One sign for all,
 * which the frame of every page looks at.
 */
export const mark = ofSession(signal<'' | 'money' | 'news'>(''))

import { signal } from '@preact/signals'
import type { ActivityRecord } from '../domain/activity'
import type { Asset } from '../domain/asset'
import { type Listed, loadable } from './loading'
import { ofSession } from './ofSession'

/** What the player summoned last, newest first. */
export const summons = ofSession(loadable<Listed<ActivityRecord>>())

/** The heroes among them that were read, by id, for their pictures: the feed has only names. */
export const summonedHeroes = ofSession(signal<Readonly<Record<string, Asset>>>({}))

import { signal } from '@preact/signals'
import type { Legion, POINT_TYPES, RankRow } from '../domain/legion'
import { loadable, type Pages } from './loading'
import { ofSession } from './ofSession'

/** The player's legion; `next` is the cursor of its further members, null at the end. */
export const legion = ofSession(loadable<Legion & { next: string | null }>())

export interface Ranking {
  /** "2026-11" */
  month: string
  rows: RankRow[]
  /** How many of the rows could not be read. */
  unread?: number
  /** The player's own place; null without points this month. */
  own: { place: number; points: bigint } | null
}
export const ranking = ofSession(loadable<Ranking>())

/** Points received, in the smallest unit of MDS. */
export interface PointRecord {
  id: string
  /** null for a type we do not know. */
  type: (typeof POINT_TYPES)[keyof typeof POINT_TYPES] | null
  points: bigint
  /** The player whose spending or joining earned them. */
  userid: string
  nickname: string
  time: number
}
/** Type code that the history shows; null: every type. */
export const pointType = signal<number | null>(null)
export const pointHistory = ofSession(loadable<Pages<PointRecord>>())

/** Points that were redeemed, in the smallest unit of MDS. */
export interface Redemption {
  id: string
  amount: bigint
  time: number
}
export const redemptions = ofSession(loadable<Pages<Redemption>>())

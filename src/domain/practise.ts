import type { ErrorKey } from '../errors'
import { minimumBid } from './bid'
import {
  AUCTION_SECONDS,
  assetOf,
  PRICE_LIMITS,
  type PracticeEvent,
  type PracticeKind,
  type PracticeWorld,
  play,
  refusalOf,
} from './practice'
import { BEGINNING } from './practiceBeginning'
import { LESSONS, type Lesson, othersDo, type Passing } from './practiceLessons'

/** Pretend seconds that pass; a day ends every auction that is open. */
const SECONDS: Record<Passing, number> = { hours: 3 * 3_600, day: AUCTION_SECONDS + 1 }
const SEED = 111

/** What has happened to the pretend market by the last move. */
export interface News {
  events: readonly PracticeEvent[]
  /** The market before it. */
  before: PracticeWorld
}

/** A game of practice: the market, how far the guide has come, and the news. */
export interface Practice {
  world: PracticeWorld
  /** Index of the thing to do; as many as there are: all is done; null: the guide was left. */
  lesson: number | null
  news: News | null
  seed: number
}

/** What the player does: a money action, letting time pass, or leaving the guide. */
export type Move = { act: PracticeEvent } | { pass: Passing } | 'leaveGuide'

/** Practice from its beginning. */
export const NEW_PRACTICE: Practice = { world: BEGINNING, lesson: 0, news: null, seed: SEED }

/** The thing to do now; null: the guide was left or has ended. */
export const lessonOf = ({ lesson }: Practice): Lesson | null => (lesson === null ? null : (LESSONS[lesson] ?? null))

/** Practice after a move. What the market refuses changes nothing. */
export function practise(practice: Practice, move: Move): Practice {
  if (move === 'leaveGuide') return { ...practice, lesson: null }
  return 'act' in move ? act(practice, move.act) : pass(practice, move.pass)
}

function act(practice: Practice, event: PracticeEvent): Practice {
  const { world } = practice
  if (refusalOf(world, event)) return practice
  const lesson = lessonOf(practice)
  const isLesson =
    lesson?.kind === event.kind && (!('asset' in event) || ('asset' in lesson && lesson.asset === event.asset))
  return {
    ...practice,
    world: play(world, event),
    lesson: practice.lesson !== null && isLesson ? practice.lesson + 1 : practice.lesson,
    news: { events: [event], before: world },
  }
}

function pass(practice: Practice, passing: Passing): Practice {
  const before = practice.world
  const later = play(before, { kind: 'wait', seconds: SECONDS[passing] })
  const lesson = lessonOf(practice)
  const isLesson = lesson?.kind === passing && 'others' in lesson
  const free = practice.lesson === null && passing === 'hours' ? othersDo(later, practice.seed) : null
  const events = isLesson ? lesson.others(later) : (free?.events ?? [])
  return {
    world: events.reduce(play, later),
    lesson: practice.lesson !== null && isLesson ? practice.lesson + 1 : practice.lesson,
    news: { events, before },
    seed: free?.seed ?? practice.seed,
  }
}

/** What the player can do with an asset now, with a price that is certainly allowed; a bid also without the coins. */
export function movesOn(world: PracticeWorld, id: string): PracticeKind[] {
  const asset = assetOf(world, id)
  if (!asset) return []
  const price = asset.sale ?? asset.lot?.price ?? 0n
  const act = { by: 'you' as const, asset: id }
  const wanted = price === PRICE_LIMITS.minimum ? PRICE_LIMITS.maximum : PRICE_LIMITS.minimum
  const tries: (PracticeEvent & { kind: PracticeKind })[] = [
    { ...act, kind: 'buy', price },
    { ...act, kind: 'bid', price, amount: minimumBid(price) },
    { ...act, kind: 'auctionWithdraw' },
    { ...act, kind: 'sell', price: wanted },
    { ...act, kind: 'auctionStart', price: wanted },
    { ...act, kind: 'priceChange', price: wanted },
    { ...act, kind: 'cancel' },
    { ...act, kind: 'takeOff' },
  ]
  const isOffered = (refusal: ErrorKey | null) => refusal === null || refusal === 'insufficient'
  return tries.filter((event) => isOffered(refusalOf(world, event))).map(({ kind }) => kind)
}

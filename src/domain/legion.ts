/** Spec 3 and 9: the four ranks of a legion member. */
export const LEGION_LEVELS = { 1: 'warrior', 2: 'brave', 3: 'knight', 4: 'baronet' } as const
export type LegionLevel = (typeof LEGION_LEVELS)[keyof typeof LEGION_LEVELS]

export interface LegionMember {
  userid: string
  nickname: string
  level: LegionLevel
  /** Legion points; 1 point equals 1 MDS. */
  points: bigint
  receivedMds: bigint
}

export interface Legion {
  level: LegionLevel
  points: bigint
  receivedMds: bigint
  /** Levels of the lord challenge passed; 30 make a brave. */
  challengeLevels: number
  directBraves: number
  directKnights: number
  /** Unix seconds from which points can be redeemed again. */
  redeemableAt: number
  members: LegionMember[]
  /** How many members could not be read. */
  unread?: number
}

/** Spec 3: history types. */
export const POINT_TYPES = { 1: 'referral', 2: 'consumption' } as const

export interface RankRow {
  place: number
  userid: string
  nickname: string
  level: LegionLevel
  points: bigint
}

/** Points earned, in hundredths of a percent of the spend. Spec 9. */
export interface LegionRates {
  /** Of one's own spend. */
  own: number
  /** Of each direct member's spend. */
  direct: number
}
export const LEGION_RATES: Record<LegionLevel, LegionRates> = {
  warrior: { own: 0, direct: 0 },
  brave: { own: 600, direct: 0 },
  knight: { own: 800, direct: 200 },
  baronet: { own: 1000, direct: 300 },
}

/** Points for a spend, both in the smallest unit of MDS; rounded down. Spec 9. */
export const pointsFor = (spent: bigint, rateBps: number): bigint => (spent * BigInt(rateBps)) / 10_000n

/** How many places the monthly ranking has. Spec 9. */
export const RANKING_LENGTH = 100

type Progress = Pick<Legion, 'level' | 'challengeLevels' | 'directBraves' | 'directKnights'>

/** What each level requires, starting from the one before it. Spec 9. */
export const PROMOTIONS = [
  { from: 'warrior', to: 'brave', counts: 'challengeLevels', needed: 30 },
  { from: 'brave', to: 'knight', counts: 'directBraves', needed: 6 },
  { from: 'knight', to: 'baronet', counts: 'directKnights', needed: 6 },
] as const satisfies readonly { from: LegionLevel; to: LegionLevel; counts: keyof Progress; needed: number }[]
export type Promotion = (typeof PROMOTIONS)[number]

/** The next level, with how much of the way is done and what is missing; null at the top. Spec 9. */
export function nextLevel(progress: Progress): (Promotion & { done: number; missing: number }) | null {
  const promotion = PROMOTIONS.find(({ from }) => from === progress.level)
  if (!promotion) return null
  const done = Math.min(progress[promotion.counts], promotion.needed)
  return { ...promotion, done, missing: promotion.needed - done }
}

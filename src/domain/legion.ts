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

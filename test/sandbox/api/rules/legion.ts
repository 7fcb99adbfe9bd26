import { LEGION_LEVELS, LEGION_RATES, type LegionLevel, nextLevel, pointsFor } from '../../../../src/domain/legion'

const wordOf = (level: number): LegionLevel => LEGION_LEVELS[level as keyof typeof LEGION_LEVELS] ?? 'warrior'
const numberOf = (word: LegionLevel): number =>
  Number(Object.entries(LEGION_LEVELS).find(([, level]) => level === word)?.[0] ?? 1)

/** Points for the player's own spend of `amount`, in the smallest unit of MDS. Spec 9. */
export const ownPoints = (level: number, amount: bigint): bigint => pointsFor(amount, LEGION_RATES[wordOf(level)].own)

/** Points for a direct member's spend of `amount`. */
export const directPoints = (level: number, amount: bigint): bigint =>
  pointsFor(amount, LEGION_RATES[wordOf(level)].direct)

export interface Standing {
  /** 1 warrior to 4 baronet */
  level: number
  challengeLevels: number
  directBraves: number
  directKnights: number
}

/** The level a player has earned so far; never lower than before. Spec 9. */
export function earnedLevel({ level, ...counts }: Standing): number {
  const next = nextLevel({ ...counts, level: wordOf(level) })
  return next === null || next.missing > 0 ? level : earnedLevel({ ...counts, level: numberOf(next.to) })
}

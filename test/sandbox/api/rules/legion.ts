/** Spec 9: shares of the own and of the direct members' spend, in percent, by level from 1 warrior to 4 baronet. */
const RATES: Record<number, { own: bigint; direct: bigint }> = {
  1: { own: 0n, direct: 0n },
  2: { own: 6n, direct: 0n },
  3: { own: 8n, direct: 2n },
  4: { own: 10n, direct: 3n },
}

const rateOf = (level: number): { own: bigint; direct: bigint } => RATES[level] ?? { own: 0n, direct: 0n }

/** Points for the own spend of `amount`, in the smallest unit of MDS; rounded down. */
export const ownPoints = (level: number, amount: bigint): bigint => (amount * rateOf(level).own) / 100n

/** Points for a direct member's spend of `amount`. */
export const directPoints = (level: number, amount: bigint): bigint => (amount * rateOf(level).direct) / 100n

export interface Standing {
  level: number
  challengeLevels: number
  directBraves: number
  directKnights: number
}

const BRAVE_CHALLENGES = 30
const DIRECTS_NEEDED = 6

/** The level somebody has earned: 30 challenge levels, then 6 direct braves, then 6 direct knights. Never lower. */
export function earnedLevel({ level, challengeLevels, directBraves, directKnights }: Standing): number {
  if (challengeLevels < BRAVE_CHALLENGES) return level
  if (directBraves < DIRECTS_NEEDED) return Math.max(level, 2)
  if (directKnights < DIRECTS_NEEDED) return Math.max(level, 3)
  return 4
}

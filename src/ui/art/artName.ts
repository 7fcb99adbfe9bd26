import { gradeBand } from './gradeBand'

/**
 * How many subjects a kind has in each band of grades, a digit each, then how ids are spread over them: from, times,
 * under. Most offers are heroes, so there are more of those. The numbers are such that among the first 20 tiles of the
 * sandbox's market no two neighbours are alike under any filter, which a test checks; any other numbers are as good for
 * other lists.
 */
const HERO = ['74532', 85, 15_615, 38_123] as const
const OTHER = ['44332', 36, 12_990, 26_466] as const

export type ArtSubject = {
  kind: 'dragon' | 'hero' | 'equip' | 'pet' | 'lingshi'
  /** 1 to 5; the element of everything but dragons. */
  camp: number
  /** 1 to 5; the element of dragons. */
  skill: number
  /** 1 to 24 */
  grade: number
  id: string
  /** 0 to 5: a dragon grows with it. */
  stage: number
}

/**
 * The file name, without folder and ending, of an asset's drawn picture: "hero-2-1b", "hero-2-1b2" for its other look,
 * "dragon-1-4a3" for a grown one. Always the same for one asset of one stage.
 */
export function artName({ kind, camp, skill, grade, id, stage }: ArtSubject): string {
  const isDragon = kind === 'dragon'
  const element = Math.min(5, Math.max(1, (isDragon ? skill : camp) || 1))
  const band = gradeBand(grade)
  const [subjects, from, times, under] = kind === 'hero' ? HERO : OTHER
  let hash: number = from
  for (const letter of id) hash = (hash * times + letter.charCodeAt(0)) % under
  const subject = hash % Number(subjects[band - 1])
  const look = isDragon ? Math.min(5, stage) >> 1 : band < 4 ? (hash >> 8) & 1 : 0
  return `${kind}-${element}-${band}${'abcdefg'[subject]}${look ? look + 1 : ''}`
}

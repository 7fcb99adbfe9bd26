import { gradeBand } from './gradeBand'

/** How many subjects a kind has in each band of grades. */
const SUBJECTS = [2, 2, 3, 3, 2] as const

export type ArtSubject = {
  kind: 'dragon' | 'hero' | 'equip' | 'pet' | 'lingshi'
  /** 1 to 5; the element of everything but dragons. */
  camp: number
  /** 1 to 5; the element of dragons. */
  skill: number
  /** 1 to 24 */
  grade: number
  id: string
}

/** The file name, without folder and ending, of an asset's drawn picture: "hero-2-4b". Always the same for one asset. */
export function artName({ kind, camp, skill, grade, id }: ArtSubject): string {
  const element = Math.min(5, Math.max(1, (kind === 'dragon' ? skill : camp) || 1))
  const band = gradeBand(grade)
  let hash = 7
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 65_521
  const subject = hash % (SUBJECTS[band - 1] ?? 1)
  return `${kind}-${element}-${band}${'abc'[subject]}`
}

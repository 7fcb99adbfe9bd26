import { type AssetKind, ATTRIBUTES, type AttributeName } from '../../../../src/domain/asset'
import { CAMPS, PROFESSIONS, SKILLS } from '../../../../src/domain/marketFilters'
import { nameAsset } from './names'
import { createRandom, type Random } from './random'

/** What an asset is from birth. */
export interface Nature {
  name_en: string
  name_zh: string
  grade: number
  camp: number
  profession: number
  skill: number
  star: number
  level: number
  stage: number
  refine_level: number
  attributes: string
}

/** Value of a grade 1, star 1 asset; the rest grows from it. */
const BASE: Record<AttributeName, number> = {
  strength: 40,
  power: 220,
  hp: 900,
  attack: 110,
  defense: 80,
  crit: 6,
  crit_resistance: 5,
  super_crit: 2,
  vampire: 2,
  speed_percent: 10,
  final_damage: 3,
  final_damage_reduction: 3,
  control: 4,
  heal: 30,
  spell_damage: 60,
  spell_immunity: 3,
  anti_control_hit: 4,
  dodge: 5,
  physical_damage: 60,
  physical_damage_free: 3,
}
const HIGHEST_PERCENT = 95
const PERCENTS: readonly AttributeName[] = ATTRIBUTES.filter((name) => BASE[name] <= 10)

/**
 * Element and stage are what a dragon's looks follow from. Among the first 20 tiles of the market no two neighbours share
 * both with this number, and under an element's filter no two are hatchlings, which a test checks. Most numbers fail.
 */
const BROOD = 4_502_027

/** The lower of two dice throws, which makes high grades rare. */
const throwLow = (random: Random, low: number, high: number): number =>
  Math.min(random.between(low, high), random.between(low, high))

export interface Born {
  kind: AssetKind
  id: string
  seed: string
  lowestGrade: number
}

/** The nature of one token, the same in every run. Its name fits its picture, so it comes last. */
export function createNature({ kind, id, seed, lowestGrade }: Born): Nature {
  const { epithet, ...grown } = grow(kind, seed)
  const grade = Math.max(grown.grade, lowestGrade)
  const [name_en, name_zh] = nameAsset({ ...grown, kind, id, grade }, epithet)
  return { ...grown, grade, name_en, name_zh }
}

/** What a token's nature follows from. */
export const seedOfToken = (tokenId: number): string => `token ${tokenId}`

/** What decides about the price of a token of the seed, before it is there. */
export const rarityOf = (kind: AssetKind, tokenId: number): Pick<Nature, 'grade' | 'star'> =>
  grow(kind, seedOfToken(tokenId))

function grow(kind: AssetKind, seed: string): Omit<Nature, 'name_en' | 'name_zh'> & { epithet: number } {
  const random = createRandom(`${kind} ${seed}`)
  const epithet = random.next()
  // Was the name's draw: every value after it stays what it was.
  random.next()
  return { epithet, ...growNature(random, kind), ...(kind === 'dragon' && hatch(seed)) }
}

function hatch(seed: string): Pick<Nature, 'skill' | 'stage'> {
  const random = createRandom(`brood ${BROOD} ${seed}`)
  return { skill: random.pick(SKILLS), stage: random.between(0, 5) }
}

function growNature(random: Random, kind: AssetKind): Omit<Nature, 'name_en' | 'name_zh'> {
  const grade = throwLow(random, 1, 24)
  const star = throwLow(random, 1, 7)
  const level = random.between(1, 15)
  return {
    grade,
    star,
    level,
    camp: random.pick(CAMPS),
    profession: random.pick(PROFESSIONS),
    skill: random.pick(SKILLS),
    stage: random.between(0, 5),
    refine_level: kind === 'dragon' ? random.between(0, 9) : 0,
    attributes: JSON.stringify(createAttributes(random, grade, star, level)),
  }
}

function createAttributes(random: Random, grade: number, star: number, level: number): Record<string, number> {
  const growth = (1 + (grade - 1) / 6) * (1 + (star - 1) / 8) * (1 + (level - 1) / 30)
  const values = ATTRIBUTES.map((name) => {
    const value = Math.round(BASE[name] * growth * (0.85 + random.next() * 0.3))
    return [name, PERCENTS.includes(name) ? Math.min(value, HIGHEST_PERCENT) : value]
  })
  return Object.fromEntries(values)
}

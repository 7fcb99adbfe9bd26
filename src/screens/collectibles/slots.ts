import type { Asset } from '../../domain/asset'
import { bestFirst } from '../../domain/bestFirst'
import { CAMPS } from '../../domain/marketFilters'
import { type GradeBand, gradeBand } from '../../ui/art/gradeBand'

/** One frame of the album: a camp, for dragons a skill type, in one band of grades. */
export interface Slot {
  /** Its name in the address: "2-4". */
  key: string
  element: number
  band: GradeBand
  /** The best first; none: the frame is empty. */
  assets: Asset[]
}

export const BANDS: readonly GradeBand[] = [1, 2, 3, 4, 5]
export const STARS = [1, 2, 3, 4, 5, 6, 7] as const

const elementOf = ({ kind, skill, camp }: Asset): number => (kind === 'dragon' ? skill : camp)

export const isFilled = ({ assets }: Slot): boolean => assets.length > 0

/** A shelf for each camp with a frame for each band of grades. An unknown camp gets a shelf, too. Spec 3. */
export function toAlbum(assets: readonly Asset[]): Slot[][] {
  const best = bestFirst(assets)
  const elements = [...new Set<number>([...CAMPS, ...assets.map(elementOf)])]
  return elements.map((element) =>
    BANDS.map((band) => ({
      key: `${element}-${band}`,
      element,
      band,
      assets: best.filter((asset) => elementOf(asset) === element && gradeBand(asset.grade) === band),
    })),
  )
}

import { DRAGONS, HEROES, PETS } from './beings'
import type { Bands, Look } from './subject'
import { EQUIPMENT, STONES } from './things'

export type ArtKind = 'dragon' | 'hero' | 'equip' | 'pet' | 'lingshi'

/** The subjects of one kind and element (1 to 5), by band. */
export const subjectsOf = (kind: ArtKind, element: number): Bands =>
  ({ dragon: DRAGONS, hero: HEROES, pet: PETS, equip: EQUIPMENT, lingshi: STONES })[kind][element - 1] ?? []

/** The looks of a kind's subjects in a band, 1 to 5: dragons grow, of the others all but the best have a mirrored twin. */
export const looksOf = (kind: ArtKind, band: number): readonly Look[] =>
  kind === 'dragon' ? [1, 2, 3] : band < 4 ? [1, 2] : [1]

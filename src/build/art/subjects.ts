import { DRAGONS, HEROES, PETS } from './beings'
import type { Bands } from './subject'
import { EQUIPMENT, STONES } from './things'

export type ArtKind = 'dragon' | 'hero' | 'equip' | 'pet' | 'lingshi'

/** The subjects of one kind and element (1 to 5), by band. */
export const subjectsOf = (kind: ArtKind, element: number): Bands =>
  ({ dragon: DRAGONS, hero: HEROES, pet: PETS, equip: EQUIPMENT, lingshi: STONES })[kind][element - 1] ?? []

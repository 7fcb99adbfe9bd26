import { GEMS, TRIMS } from './ornaments'

/** How one person of a camp differs from the next: the shoulders, the stone at the throat, what is worn on the chest. */
export interface Attire {
  /** Which of the camp's mantles. */
  mantle: number
  /** Which of the shapes, and of the colours, of stones. */
  gem: number
  hue: number
  /** Which of the ornaments of a chest. */
  trim: number
  /** The metal of the chest is on the shoulders, and the other way round. */
  isTurned: boolean
}

/**
 * How many a palette has. No two of the numbers of mantles, stones and trims have a common divisor, so that they meet again
 * only after 60 persons.
 */
const MANTLES_OF_A_CAMP = 3

/** @param band 1 to 5 @param index of the subject in its band @param look 1, or 2 for its twin */
export function attireOf(band: number, index: number, look: number): Attire {
  const person = band * 3 + index * 2 + look
  return {
    mantle: person % MANTLES_OF_A_CAMP,
    gem: (person * 2) % GEMS.length,
    hue: (person + index) % 3,
    trim: (person * 3) % TRIMS.length,
    isTurned: index % 2 === 1,
  }
}

import { INVISIBLE } from './invisible'

/** A typed name in its one form: composed characters, no spaces around, single ones inside. Spec 5. */
export const normaliseText = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/gu, ' ')

/** Whether a text holds what cannot be seen, or marks piled up until they cover their neighbours. Spec 5. */
export const isForbiddenText = (typed: string): boolean =>
  typed.search(INVISIBLE) !== -1 || /\p{M}{4}/u.test(typed.normalize('NFC'))

/** Code points: every server counts them alike, and unlike graphemes they bound the bytes. */
export const lengthOf = (text: string): number => [...text].length

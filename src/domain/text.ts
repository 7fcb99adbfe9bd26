import { INVISIBLE } from './invisible'

/** Normalises a typed name: composed characters, no spaces around, single ones inside. Spec 5. */
export const normaliseText = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/gu, ' ')

/** Whether two names read alike, be their characters full-width, ligatures or plain. Spec 5. */
export const isSameName = (one: string, other: string): boolean =>
  normaliseText(one).normalize('NFKC') === normaliseText(other).normalize('NFKC')

/** Whether a text contains invisible characters, or marks piled up until they cover their neighbours. Spec 5. */
export const isForbiddenText = (typed: string): boolean =>
  typed.search(INVISIBLE) !== -1 || /\p{M}{4}/u.test(typed.normalize('NFC'))

/** Counts code points: every server counts them alike, and unlike graphemes they limit the bytes. */
export const lengthOf = (text: string): number => [...text].length

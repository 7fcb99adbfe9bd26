import { guessArea } from '../../domain/guessArea'
import { readItem } from '../../storage/settings'

/** The area code that a form begins with: the last one used here, else a guess, or '' without one. Spec 5. */
export const firstArea = (): string =>
  guessArea({
    last: readItem('areaCode'),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: navigator.language,
  })

import { useEffect } from 'react'
import { type Locale, wishedLocale } from '../../i18n'

/** The language that each list was last read in, by the list's name. */
const readIn: Partial<Record<string, Locale>> = {}

/**
 * Reads a list when that is needed, and again in another language: the provider gives the assets' names in it.
 * @param list its name, one for all screens that show it
 * @param view what of it is shown; another one is looked at again
 */
export function useReadInLanguage(list: string, view: string, isNeeded: boolean, read: () => void): void {
  const language = wishedLocale.value
  useEffect(() => {
    if (isNeeded || (readIn[list] ?? language) !== language) read()
    readIn[list] = language
  }, [list, view, isNeeded, language])
}

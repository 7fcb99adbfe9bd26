import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale, TextKey } from '../../../src/i18n'

/** The app's own words in a language, read from its tables. */
export function wordsOf(locale: Locale): (key: TextKey) => string {
  return (key) => {
    const [table = '', name = ''] = key.split('.')
    const file = join(import.meta.dirname, '../../../i18n', locale, `${table}.json`)
    const text = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[name]
    if (text === undefined) throw new Error(`${locale} has no text ${key}`)
    return text
  }
}

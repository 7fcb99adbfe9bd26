import { adoptLocale, type Locale } from '../../i18n'
import { writeItem } from '../../storage/settings'

export const LANGUAGES = [
  { id: 'en', text: 'EN', lang: 'en' },
  { id: 'zh-TW', text: '繁中', lang: 'zh-Hant' },
  { id: 'id', text: 'ID', lang: 'id' },
] as const satisfies readonly { id: Locale; text: string; lang: string }[]

/** Shows the page in a language, which is kept; all its texts are there already. */
export function speak(language: Locale): void {
  writeItem('locale', language)
  void adoptLocale(language).catch(Boolean)
}

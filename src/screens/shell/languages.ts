import { type Locale, offersThird } from '../../i18n'

/** Each by its own name and BCP 47 code. */
const LANGUAGES: readonly { id: Locale; text: string; lang: string }[] = [
  { id: 'zh-TW', text: '繁體中文', lang: 'zh-Hant' },
  { id: 'en', text: 'English', lang: 'en' },
  { id: 'id', text: 'Bahasa Indonesia', lang: 'id' },
]

/** The languages of the switch. Spec 1: two, and Indonesian for whoever has had it. */
export const languages = () => LANGUAGES.slice(0, offersThird.value ? 3 : 2)

import en from '../../i18n/en/doctor.json'
import id from '../../i18n/id/doctor.json'
import zh from '../../i18n/zh-TW/doctor.json'

export type DoctorKey = `doctor.${keyof typeof en & string}`
export type Language = 'en' | 'zh-TW' | 'id'
export type Slots = Record<string, string | number>

/** All texts come with the script: a page for when nothing else loads cannot fetch them. */
const TABLES: Record<Language, Record<string, string>> = { en, 'zh-TW': zh, id }

/** Each language's own name. */
export const LANGUAGES: Record<Language, string> = { en: 'English', 'zh-TW': '繁體中文', id: 'Bahasa Indonesia' }

const isLanguage = (text: string | null | undefined): text is Language => text != null && text in TABLES

/** The address's language, the stored one, or the browser's; every kind of Chinese gets the traditional one. Spec 1. */
export function chooseLanguage(wished: (string | null | undefined)[], spoken: string): Language {
  const short = spoken.slice(0, 2).replace('zh', 'zh-TW')
  return [...wished, short].filter(isLanguage)[0] ?? 'en'
}

/** A text with its slots filled. */
export const textIn = (language: Language, key: DoctorKey, slots: Slots = {}): string =>
  (TABLES[language][key.slice('doctor.'.length)] ?? key).replace(/{{(\w+)}}/g, (_, name: string) =>
    String(slots[name] ?? ''),
  )

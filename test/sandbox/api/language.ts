/** The values of the language header. Spec 7. */
export const LANGUAGES = ['EN-US', 'ZH-TW', 'ZH-CN', 'IN-IN'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of a request; English when the header names none we have. */
export function toLanguage(header: string | undefined): Language {
  const value = header?.toUpperCase() as Language
  return LANGUAGES.includes(value) ? value : 'EN-US'
}

export const isChinese = (language: Language): boolean => language === 'ZH-TW' || language === 'ZH-CN'

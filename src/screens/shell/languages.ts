import type { Locale } from '../../i18n'

/** Spec 1: the switch offers these two; Indonesian comes by address or stored choice. */
export const LANGUAGES: readonly { id: Locale; text: string; lang: string }[] = [
  { id: 'zh-TW', text: '繁體中文', lang: 'zh-Hant' },
  { id: 'en', text: 'English', lang: 'en' },
]

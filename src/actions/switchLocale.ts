import { toAppError } from '../errors'
import { type Locale, loadedTables, loadTexts, locale } from '../i18n'
import { writeItem } from '../storage/settings'
import { toast } from './toast'

const LANGUAGE_TAGS: Record<Locale, string> = {
  en: 'en',
  'zh-TW': 'zh-Hant',
  id: 'id',
}

/** Shows the app in another language, and again at the next visit. Nothing changes before its texts are here. Spec 1. */
export async function switchLocale(next: Locale): Promise<void> {
  try {
    await loadTexts(next, loadedTables(locale.value))
  } catch (cause) {
    toast('error', toAppError(cause, 'chunk'))
    return
  }
  writeItem('locale', next)
  locale.value = next
  document.documentElement.lang = LANGUAGE_TAGS[next]
}

import { toAppError } from '../errors'
import { adoptLocale, type Locale, locale } from '../i18n'
import { writeItem } from '../storage/settings'
import { toast } from './toast'

/** Shows the app in another language, and again at the next visit. Nothing changes before its texts are here. Spec 1. */
export async function switchLocale(next: Locale): Promise<void> {
  try {
    await adoptLocale(next)
  } catch (cause) {
    toast('error', toAppError(cause, 'chunk'))
    return
  }
  writeItem('locale', locale.value)
}

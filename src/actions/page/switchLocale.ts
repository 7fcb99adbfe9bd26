import { toAppError } from '../../errors'
import { adoptLocale, type Locale, locale } from '../../i18n'
import { writeItem } from '../../storage/settings'
import { rememberThirdLocale } from './rememberThirdLocale'
import { toast } from './toast'

/** Switches the app's language, for the next visits too. Nothing changes before its texts are loaded. Spec 1. */
export async function switchLocale(next: Locale): Promise<void> {
  try {
    await adoptLocale(next)
  } catch (cause) {
    toast('error', toAppError(cause, 'chunk'))
    return
  }
  rememberThirdLocale()
  writeItem('locale', locale.value)
}

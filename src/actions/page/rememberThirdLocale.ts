import { offersThird } from '../../i18n'
import { writeItem } from '../../storage/settings'

/** Keeps for the next visits that Indonesian is offered; it stays after a logout, as the language itself does. Spec 1. */
export function rememberThirdLocale(): void {
  if (offersThird.value) writeItem('thirdLocale', 'id')
}

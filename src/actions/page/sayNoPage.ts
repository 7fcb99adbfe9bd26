import { isPageMissing } from '../../state/isPageMissing'
import { isLoggedIn } from '../../state/session'
import { toast } from './toast'

/** Says that the address has no page: a visitor reads it in the start's greeting, a player over the account. Spec 2. */
export function sayNoPage(): void {
  if (isLoggedIn.value) toast('note', 'frame.noPage')
  else isPageMissing.value = true
}

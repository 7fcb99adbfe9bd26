import { isPasswordFormOpen } from '../../state/passwordLogin'
import { InviteCode } from './InviteCode'
import { RememberMe } from './RememberMe'
import { row } from './row.style'

/** What either way to log in goes by: whether it outlives the page, and who invited a new player. Spec 2. */
export default function LoginChoices() {
  return (
    <div class={row}>
      {!isPasswordFormOpen.value && <RememberMe />}
      <InviteCode />
    </div>
  )
}

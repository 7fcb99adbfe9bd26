import { shortAddress } from '../../domain/address'
import { maskMobile } from '../../domain/maskMobile'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { visuallyHidden } from '../../ui/visuallyHidden'

/** Who is logged in, as others may see it over the shoulder, and the way to the account. Spec 2. */
export function PlayerLinks() {
  const player = user.value
  const name = player && (player.mobile ? maskMobile(player.mobile) : shortAddress(player.address))
  return (
    <a href="/Account">
      {name && <span>{name}</span>}
      <span class={name ? visuallyHidden : undefined}> {t('frame.account')}</span>
    </a>
  )
}

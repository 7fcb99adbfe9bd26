import { css } from 'goober'
import { shortAddress } from '../../domain/address'
import { maskMobile } from '../../domain/maskMobile'
import { t } from '../../i18n'
import { place } from '../../state/place'
import { user } from '../../state/session'
import { mark } from '../../state/waiting'
import { lazyPart } from '../../ui/lazyPart'
import { visuallyHidden } from '../../ui/text/visuallyHidden'

const name = css`
  overflow: hidden;
  font-size: var(--small);
  text-overflow: ellipsis;
  white-space: nowrap;
`

const WaitingMark = lazyPart(() => import('./WaitingMark'), ['waiting'])

/** The number without its area code: the bar of a phone is narrow. */
const ownNumber = (mobile: string): string => maskMobile(mobile).split(' ').pop() ?? ''

/** Who is logged in, safe for others to see over the shoulder, and a link to the account. Spec 2. */
export function PlayerLinks({ path }: { path?: string }) {
  const player = user.value
  // What the menu leads to is the account's, too; the coins have a link of their own.
  const isOfAccount = path !== '/coins' && (place.value === 'assets' || place.value === 'more')
  return (
    <>
      {player && (
        <a href="/Account">
          <span class={visuallyHidden}>{t('frame.account')} </span>
          <span class={name}>{player.mobile ? ownNumber(player.mobile) : shortAddress(player.address)}</span>
        </a>
      )}
      <a
        href="/Account"
        data-wide
        aria-current={path === '/accountAccount' ? 'page' : isOfAccount ? 'true' : undefined}
      >
        {t('frame.account')}
        {mark.value && <WaitingMark />}
      </a>
    </>
  )
}

import { t } from '../../i18n'
import { awayCount } from '../../state/away'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Notice } from '../../ui/states/Notice'

/** How many news wait to be shown, and the way to them; a phone has that in the strip. */
export function AwayNotice() {
  return (
    awayCount.value > 0 && (
      <div data-fold="news">
        <Notice action={<LinkButton href="/activity?news=1">{t('account.awayShow')}</LinkButton>}>
          {t('account.away', { count: awayCount.value })}
        </Notice>
      </div>
    )
  )
}

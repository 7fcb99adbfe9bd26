import { refreshUser } from '../../actions/refreshUser'
import { reviewMoney } from '../../actions/reviewMoney'
import type { ErrorKey } from '../../errors'
import { t } from '../../i18n'
import { Button } from '../../ui/Button'
import { LinkButton } from '../../ui/LinkButton'
import { Notice } from '../../ui/Notice'
import { unmetList } from './Coins.style'

/** Everything that is still missing, at once, each with a way to get it. Spec 5, 6. */
export function Unmet({ unmet }: { unmet: readonly ErrorKey[] }) {
  return (
    <Notice tone="warning">
      <b>{t('coins.missing')}</b>
      <ul class={unmetList}>
        {unmet.map((key) => (
          <li key={key}>
            <p>{t(`error.${key}`, { type: t('coins.withdraw') })}</p>
            <Way to={key} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Way({ to }: { to: ErrorKey }) {
  switch (to) {
    case 'phoneFirst':
      return <LinkButton href="/setting?open=mobile">{t('coins.way_phoneFirst')}</LinkButton>
    case 'fundPasswordFirst':
      return <LinkButton href="/setting?open=fundPassword">{t('coins.way_fundPasswordFirst')}</LinkButton>
    case 'activateFirst':
      return <Button onClick={() => reviewMoney('activateAccount', null)}>{t('coins.way_activateFirst')}</Button>
    case 'gameOnline':
      return <Button onClick={() => void refreshUser()}>{t('coins.way_gameOnline')}</Button>
    default:
      return null
  }
}

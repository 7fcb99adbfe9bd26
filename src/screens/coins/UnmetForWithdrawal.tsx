import { refreshUser } from '../../actions/load/refreshUser'
import { reviewMoney } from '../../actions/money/reviewMoney'
import type { ErrorKey } from '../../errors'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Unmet } from '../../ui/states/Unmet'
import { errorText } from '../../ui/text/errorText'

/** What a withdrawal still needs, each with a way to get it. Spec 5, 6. */
export function UnmetForWithdrawal({ unmet }: { unmet: readonly ErrorKey[] }) {
  const items = unmet.map((key) => ({
    id: key,
    text: errorText(key, { type: t('coins.withdraw') }),
    way: <Way to={key} />,
  }))
  return <Unmet title={t('coins.missing')} items={items} />
}

function Way({ to }: { to: ErrorKey }) {
  switch (to) {
    case 'ownPasswordFirst':
      return <LinkButton href="/setting">{t('coins.way_ownPasswordFirst')}</LinkButton>
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

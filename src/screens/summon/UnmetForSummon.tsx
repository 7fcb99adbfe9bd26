import { reviewMoney } from '../../actions/money/reviewMoney'
import type { ErrorKey } from '../../errors'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Unmet } from '../../ui/states/Unmet'
import { errorText } from '../../ui/text/errorText'

/** What a summon still needs, each with a way to get it. Spec 6. */
export function UnmetForSummon({ unmet }: { unmet: readonly ErrorKey[] }) {
  const items = unmet.map((key) => ({ id: key, text: errorText(key), way: <Way to={key} /> }))
  return <Unmet title={t('summon.missing')} items={items} />
}

function Way({ to }: { to: ErrorKey }) {
  if (to === 'ownPasswordFirst') return <LinkButton href="/setting">{t('summon.way_ownPasswordFirst')}</LinkButton>
  if (to === 'activateFirst')
    return <Button onClick={() => reviewMoney('activateAccount', null)}>{t('summon.way_activateFirst')}</Button>
  return to === 'roleFirst' ? <LinkButton href="/servers">{t('summon.way_roleFirst')}</LinkButton> : null
}

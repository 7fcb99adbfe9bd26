import { reviewMoney } from '../../actions/reviewMoney'
import type { ErrorKey } from '../../errors'
import { t } from '../../i18n'
import { Button } from '../../ui/Button'
import { LinkButton } from '../../ui/LinkButton'
import { Notice } from '../../ui/Notice'
import { unmetList } from './Summon.style'

/** Everything that is still missing, at once, each with a way to get it. Spec 6. */
export function Unmet({ unmet }: { unmet: readonly ErrorKey[] }) {
  return (
    <Notice tone="warning">
      <b>{t('summon.missing')}</b>
      <ul class={unmetList}>
        {unmet.map((key) => (
          <li key={key}>
            <p>{t(`error.${key}`)}</p>
            {key === 'activateFirst' && (
              <Button onClick={() => reviewMoney('activateAccount', null)}>{t('summon.way_activateFirst')}</Button>
            )}
            {key === 'roleFirst' && <LinkButton href="/servers">{t('summon.way_roleFirst')}</LinkButton>}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

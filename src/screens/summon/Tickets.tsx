import { collectRewards } from '../../actions/collectRewards'
import { t } from '../../i18n'
import { Button } from '../../ui/Button'
import { Cluster } from '../../ui/Cluster'
import { Icon } from '../../ui/Icon'
import { giftIcon } from '../../ui/icons/gift'
import { LinkButton } from '../../ui/LinkButton'
import { Panel } from '../../ui/Panel'
import { useCollect } from '../../ui/useCollect'

/** Where tickets come from, and those waiting to be collected. Spec 9. */
export function Tickets() {
  const { isBusy, collect, said } = useCollect(collectRewards)
  return (
    <Panel>
      <p data-soft="true">{t('summon.howTo')}</p>
      <Cluster fill>
        <LinkButton href="/shares">
          <Icon path={giftIcon} size={20} />
          {t('summon.invite')}
        </LinkButton>
        <Button busy={isBusy} onClick={collect}>
          {t('summon.collect')}
        </Button>
      </Cluster>
      {said}
    </Panel>
  )
}

import { collectRewards } from '../../actions/game/collectRewards'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { giftIcon } from '../../ui/art/icons/gift'
import { summonIcon } from '../../ui/art/icons/summon'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Cluster } from '../../ui/lists/Cluster'
import { Panel } from '../../ui/lists/Panel'
import { useCollect } from '../../ui/money/useCollect'

/** Where tickets come from, and those waiting to be collected. Spec 9. */
export function Tickets() {
  const { isBusy, collect, said } = useCollect(collectRewards)
  return (
    <Panel>
      <Cluster fill>
        <LinkButton href="/shares">
          <Icon path={giftIcon} size={20} />
          {t('summon.invite')}
        </LinkButton>
        <Button busy={isBusy} onClick={collect}>
          {!isBusy && <Icon path={summonIcon} size={20} />}
          {t('summon.collect')}
        </Button>
      </Cluster>
      <p data-soft="true">{t('summon.howTo')}</p>
      {said}
    </Panel>
  )
}

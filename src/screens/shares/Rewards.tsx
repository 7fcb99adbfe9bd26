import { collectRewards } from '../../actions/game/collectRewards'
import { t } from '../../i18n'
import { invites } from '../../state/invites'
import { Button } from '../../ui/inputs/Button'
import { Cluster } from '../../ui/lists/Cluster'
import { Figures } from '../../ui/lists/Figures'
import { Panel } from '../../ui/lists/Panel'
import { useCollect } from '../../ui/money/useCollect'

/** How many joined, the tickets for them, and the button that collects waiting rewards. Spec 9. */
export function Rewards() {
  const { isBusy, collect, said } = useCollect(collectRewards)
  const { data } = invites.value
  return (
    <Panel title={t('shares.counts')}>
      <Figures
        items={(['invited', 'activated', 'tickets'] as const).map((name) => ({
          label: t(name === 'tickets' && data?.tickets === 1 ? 'shares.ticket' : `shares.${name}`),
          value: data ? data[name] : '–',
        }))}
      />
      <Cluster>
        <p data-soft="true">{t('shares.collectHint')}</p>
        <Button busy={isBusy} onClick={collect}>
          {t('shares.collect')}
        </Button>
      </Cluster>
      {said}
    </Panel>
  )
}

import { useState } from 'preact/hooks'
import { type Collected, collectRewards } from '../../actions/collectRewards'
import { COINS } from '../../domain/coin'
import { t } from '../../i18n'
import { amountText } from '../../ui/amountText'
import { Button } from '../../ui/Button'
import { Cluster } from '../../ui/Cluster'
import { Icon } from '../../ui/Icon'
import { giftIcon } from '../../ui/icons/gift'
import { LinkButton } from '../../ui/LinkButton'
import { Notice } from '../../ui/Notice'
import { Panel } from '../../ui/Panel'

/** What was collected, in words; '' for nothing. */
function listOf({ tickets, coins }: Collected): string {
  const amounts = COINS.filter((coin) => coins[coin]).map((coin) => `${amountText(coins[coin] ?? 0n, coin)} ${coin}`)
  return [...(tickets > 0 ? [t('summon.ticketCount', { count: tickets })] : []), ...amounts].join(', ')
}

/** Where tickets come from, and those that wait. Spec 9. */
export function Tickets() {
  const [isBusy, setBusy] = useState(false)
  const [collected, setCollected] = useState<Collected | null>(null)
  const list = collected && listOf(collected)
  const collect = async () => {
    setBusy(true)
    setCollected(await collectRewards())
    setBusy(false)
  }
  return (
    <Panel>
      <p data-soft="true">{t('summon.howTo')}</p>
      <Cluster fill>
        <LinkButton href="/shares">
          <Icon path={giftIcon} size={20} />
          {t('summon.invite')}
        </LinkButton>
        <Button busy={isBusy} onClick={() => void collect()}>
          {t('summon.collect')}
        </Button>
      </Cluster>
      {list !== null && (
        <Notice tone={list ? 'good' : 'info'} live>
          {list ? t('summon.collected', { list }) : t('summon.nothing')}
        </Notice>
      )}
    </Panel>
  )
}

import { useState } from 'react'
import { type Collected, collectRewards } from '../../actions/collectRewards'
import { COINS } from '../../domain/coin'
import { t } from '../../i18n'
import { invites } from '../../state/invites'
import { amountText } from '../../ui/amountText'
import { Button } from '../../ui/Button'
import { Figures } from '../../ui/Figures'
import { Notice } from '../../ui/Notice'
import { Panel } from '../../ui/Panel'

/** What was collected, in words; '' for nothing. */
function listOf({ tickets, coins }: Collected): string {
  const amounts = COINS.filter((coin) => coins[coin]).map((coin) => `${amountText(coins[coin] ?? 0n, coin)} ${coin}`)
  return [...(tickets > 0 ? [t('shares.ticketCount', { count: tickets })] : []), ...amounts].join(', ')
}

/** How many came, the tickets for them, and the button that collects what waits. Spec 9. */
export function Rewards() {
  const [isBusy, setBusy] = useState(false)
  const [collected, setCollected] = useState<Collected | null>(null)
  const { data } = invites.value
  const list = collected && listOf(collected)
  const collect = async () => {
    setBusy(true)
    setCollected(await collectRewards())
    setBusy(false)
  }
  return (
    <Panel title={t('shares.counts')}>
      <Figures
        items={(['invited', 'activated', 'tickets'] as const).map((name) => ({
          label: t(`shares.${name}`),
          value: data ? data[name] : '–',
        }))}
      />
      <p data-soft="true">{t('shares.collectHint')}</p>
      <Button wide busy={isBusy} onClick={() => void collect()}>
        {t('shares.collect')}
      </Button>
      <div role="status">
        {list !== null && (
          <Notice tone={list ? 'good' : 'info'}>{list ? t('shares.collected', { list }) : t('shares.nothing')}</Notice>
        )}
      </div>
    </Panel>
  )
}

import { loadWayOut } from '../../actions/wayOut/loadWayOut'
import { takeExit } from '../../actions/wayOut/takeExit'
import { PRICE_COIN } from '../../domain/coin'
import { MOST_TOKENS, nextPayment, sumOf } from '../../domain/waiting'
import { t } from '../../i18n'
import type { WayOutFound } from '../../state/wayOut'
import { Button } from '../../ui/inputs/Button'
import { Facts } from '../../ui/lists/Facts'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { tokenText } from '../../ui/money/tokenText'
import { Notice } from '../../ui/states/Notice'
import { busyTexts } from './busyTexts'

const money = (units: bigint): string => `${amountText(units)} ${PRICE_COIN}`

/** What waits in the 111 protocol, and one button that takes it. */
export function Take({ found: { waiting, account } }: { found: WayOutFound }) {
  if (!waiting) return <Notice tone="warning">{t('wayOut.takeUnread')}</Notice>
  const { shares, credit, sum, rest } = nextPayment(waiting)
  if (sum === 0n) return <p data-soft="true">{t('wayOut.takeNone')}</p>
  const tokens = shares.map(({ collection, tokenId }) => ({ collection, tokenId }))
  const items = shares.map((share) => ({ label: tokenText(share), value: money(share.units) }))
  if (credit > 0n) items.push({ label: t('waiting.credit'), value: money(credit) })
  return (
    <Panel title={t('wayOut.takeTitle', { amount: money(sumOf(waiting)) })} tone="gold">
      <p data-soft="true">{t('waiting.text')}</p>
      <Facts items={items} />
      {rest > 0n && <p data-soft="true">{t('waiting.rest', { count: MOST_TOKENS, amount: money(rest) })}</p>}
      <Button
        kind="primary"
        wide
        busy={busyTexts(account).includes('collect')}
        onClick={() => void takeExit({ is: 'collect', tokens }, account, loadWayOut)}
      >
        {t('wayOut.do_collect', { amount: money(sum) })}
      </Button>
    </Panel>
  )
}

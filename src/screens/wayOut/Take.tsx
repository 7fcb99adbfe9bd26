import { loadWayOut } from '../../actions/wayOut/loadWayOut'
import { takeExit } from '../../actions/wayOut/takeExit'
import { PRICE_COIN } from '../../domain/coin'
import { MOST_TOKENS, nextPayment, sumOf } from '../../domain/waiting'
import { t } from '../../i18n'
import type { WayOutFound } from '../../state/wayOut'
import { Button } from '../../ui/inputs/Button'
import { Panel } from '../../ui/lists/Panel'
import { CoinMark } from '../../ui/money/CoinMark'
import { tokenText } from '../../ui/money/tokenText'
import { Notice } from '../../ui/states/Notice'
import { busyTexts } from './busyTexts'
import { Digits } from './Digits'
import { type Sum, Sums } from './Sums'
import { shortMoney } from './shortMoney'
import { TokenSign } from './TokenSign'
import { waits } from './WayOut.style'

/** What waits in the 111 protocol, and one button that takes it. */
export function Take({ found: { waiting, account } }: { found: WayOutFound }) {
  if (!waiting) return <Notice tone="warning">{t('wayOut.takeUnread')}</Notice>
  const { shares, credit, sum, rest } = nextPayment(waiting)
  if (sum === 0n) return <p data-soft="true">{t('wayOut.takeNone')}</p>
  const tokens = shares.map(({ collection, tokenId }) => ({ collection, tokenId }))
  const items: Sum[] = shares.map((share) => ({
    sign: <TokenSign of={share} />,
    label: tokenText(share),
    units: share.units,
  }))
  if (credit > 0n)
    items.push({ sign: <CoinMark coin={PRICE_COIN} size={34} />, label: t('waiting.credit'), units: credit })
  const all = sumOf(waiting)
  const together = { sign: null, label: t('wayOut.together'), units: all }
  return (
    <Panel title={t('wayOut.takeTitle')} tone="gold">
      <Digits of={items.length > 1 ? [...items, together] : items} />
      <div class={waits}>
        <CoinMark coin={PRICE_COIN} size={54} />
        <div>
          <strong>{shortMoney(all)}</strong>
          <p data-soft="true">{t('wayOut.takeText')}</p>
        </div>
      </div>
      <Sums items={items} />
      {rest > 0n && <p data-soft="true">{t('waiting.rest', { count: MOST_TOKENS, amount: shortMoney(rest) })}</p>}
      <Button
        kind="primary"
        wide
        busy={busyTexts(account).includes('collect')}
        onClick={() => void takeExit({ is: 'collect', tokens }, account, loadWayOut)}
      >
        {t('wayOut.do_collect', { amount: shortMoney(sum) })}
      </Button>
    </Panel>
  )
}

import { reviewMoney } from '../../actions/money/reviewMoney'
import { PRICE_COIN } from '../../domain/coin'
import { MOST_TOKENS, nextPayment, type Share } from '../../domain/waiting'
import { t } from '../../i18n'
import type { WaitingFound } from '../../state/waiting'
import { Button } from '../../ui/inputs/Button'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { shareName } from '../../ui/money/shareName'
import { shortAmount } from '../../ui/money/shortAmount'
import { FurtherBack } from './FurtherBack'
import { rows, sumFirst } from './WaitingPanel.style'

const money = (units: bigint): string => `${amountText(units)} ${PRICE_COIN}`

const Row = ({ share }: { share: Share }) => {
  const { asset, units } = share
  return (
    <li>
      {asset ? <a href={`/cardDetail?id=${asset.id}`}>{shareName(share)}</a> : <span>{shareName(share)}</span>}
      <b>{money(units)}</b>
    </li>
  )
}

/**
 * All that waits for the player in the 111 protocol, by asset, and one button that takes it; where nothing was found, the
 * way to older lines. Spec 9.
 */
export default function WaitingPanel({ found }: { found: WaitingFound }) {
  const { shares, credit, isPart } = found
  const { sum, rest } = nextPayment(found)
  return (
    <div class={sumFirst} data-fold="money">
      {sum === 0n ? (
        <FurtherBack />
      ) : (
        <Panel title={t('waiting.title', { amount: `${shortAmount(sum + rest)} ${PRICE_COIN}` })} tone="gold">
          {/* First: further down, a phone's bottom bar or a laptop's edge would hide it. */}
          <Button kind="primary" onClick={() => reviewMoney('payout', null)}>
            {rest > 0n ? t('waiting.takeFirst', { amount: money(sum) }) : t('waiting.take')}
          </Button>
          <p data-soft="true">{t('waiting.text')}</p>
          {rest > 0n && <p data-soft="true">{t('waiting.rest', { count: MOST_TOKENS, amount: money(rest) })}</p>}
          <ul class={rows}>
            {shares.map((share) => (
              <Row key={`${share.collection} ${share.tokenId}`} share={share} />
            ))}
            {credit > 0n && (
              <li>
                <span>{t('waiting.credit')}</span>
                <b>{money(credit)}</b>
              </li>
            )}
          </ul>
          {isPart && <FurtherBack />}
        </Panel>
      )}
    </div>
  )
}

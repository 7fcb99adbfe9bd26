import { reviewMoney } from '../../actions/money/reviewMoney'
import { PRICE_COIN } from '../../domain/coin'
import { MOST_TOKENS, nextPayment, type Share, sumOf } from '../../domain/waiting'
import { t } from '../../i18n'
import type { WaitingFound } from '../../state/waiting'
import { Button } from '../../ui/inputs/Button'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { shareName } from '../../ui/money/shareName'
import { FurtherBack } from './FurtherBack'
import { rows } from './WaitingPanel.style'

/** Assets that are shown at once, so that what is under the panel stays in reach. */
const FIRST_ROWS = 3

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

const Rows = ({ shares }: { shares: readonly Share[] }) => (
  <>
    {shares.map((share) => (
      <Row key={`${share.collection} ${share.tokenId}`} share={share} />
    ))}
  </>
)

/**
 * All that waits for the player in the 111 protocol, by asset, and one button that takes it; where nothing was found,
 * the way to older lines. Spec 9.
 */
export default function WaitingPanel({ found }: { found: WaitingFound }) {
  return (
    <div data-fold="money">
      <Content found={found} />
    </div>
  )
}

function Content({ found }: { found: WaitingFound }) {
  const { shares, credit, isPart } = found
  const { sum, rest } = nextPayment(found)
  if (sum === 0n) return <FurtherBack />
  const more = shares.slice(FIRST_ROWS)
  return (
    <Panel title={t('waiting.title', { amount: money(sumOf(found)) })} tone="gold">
      {/* First: further down, a phone's bottom bar or a laptop's edge would hide it. */}
      <Button kind="primary" wide onClick={() => reviewMoney('payout', null)}>
        {rest > 0n ? t('waiting.takeFirst', { amount: money(sum) }) : t('waiting.take')}
      </Button>
      <p data-soft="true">{t('waiting.text')}</p>
      {rest > 0n && <p data-soft="true">{t('waiting.rest', { count: MOST_TOKENS, amount: money(rest) })}</p>}
      <ul class={rows}>
        <Rows shares={shares.slice(0, FIRST_ROWS)} />
        {credit > 0n && (
          <li>
            <span>{t('waiting.credit')}</span>
            <b>{money(credit)}</b>
          </li>
        )}
      </ul>
      {more.length > 0 && (
        <details>
          <summary>{t('waiting.more', { count: more.length })}</summary>
          <ul class={rows}>
            <Rows shares={more} />
          </ul>
        </details>
      )}
      {isPart && <FurtherBack />}
    </Panel>
  )
}

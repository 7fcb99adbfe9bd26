import { loadWithdrawals } from '../../actions/load/loadWithdrawals'
import { arrivesBy } from '../../domain/withdrawal'
import { type Withdrawal, withFee } from '../../domain/withdrawalPairs'
import { t } from '../../i18n'
import { withdrawals } from '../../state/withdrawals'
import { Badge } from '../../ui/art/Badge'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { CoinMark } from '../../ui/money/CoinMark'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { Unread } from '../../ui/states/Unread'
import { momentText } from '../../ui/text/dateText'
import { history } from './Coins.style'

/** The activity feed has the rest. */
const SHOWN = 5
const TONES = { submitted: 'info', approved: 'good', rejected: 'bad' } as const

/** The last withdrawals of all coins, each with its state. Spec 4. */
export function History() {
  const { data, busy } = withdrawals.value
  return (
    <Panel title={t('coins.history')} busy={busy}>
      <Lines />
      {data && data.items.length > 0 && (
        <LinkButton href="/activity?type=withdrawal">{t('coins.toActivity')}</LinkButton>
      )}
    </Panel>
  )
}

function Lines() {
  const { data, busy, error } = withdrawals.value
  if (error) {
    const read = () => void loadWithdrawals()
    return <LoadError title={t('coins.historyNotLoaded')} error={error} onRetry={read} busy={busy} />
  }
  if (!data) {
    return <Loading height="4rem" />
  }
  if (data.items.length === 0 && !data.unread) return <p data-soft="true">{t('coins.historyEmpty')}</p>
  return (
    <>
      <Unread count={data.unread} />
      <ul class={history}>
        {data.items.slice(0, SHOWN).map((each) => (
          <li key={each.submitted.id}>
            <Line withdrawal={each} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Line({ withdrawal: { submitted, settled, state } }: { withdrawal: Withdrawal }) {
  const { coin, amount, time } = submitted
  return (
    <>
      <CoinMark coin={coin} size={32} />
      <div>
        <b>{`${amountText(amount, coin)} ${coin}`}</b>
        <Badge tone={TONES[state]}>{t(`coins.state_${state}`)}</Badge>
        <small>
          {t(`coins.when_${state}`, { time: momentText(time), by: momentText(settled?.time ?? arrivesBy(time)) })}
        </small>
        {submitted.fee > 0n && (
          <small>{t('coins.withFee', { amount: `${amountText(withFee(submitted), coin)} ${coin}` })}</small>
        )}
      </div>
    </>
  )
}

import { useState } from 'react'
import {
  type GameCoin,
  readBackWithdrawal,
  unmetForWithdrawal,
  type WithdrawalOutcome,
} from '../../actions/game/withdrawCoin'
import { loadFees } from '../../actions/load/loadFees'
import { serverNow } from '../../domain/clock'
import type { Fees } from '../../domain/fees'
import { t } from '../../i18n'
import { fees } from '../../state/assets'
import { clockSkew } from '../../state/clock'
import { Button } from '../../ui/inputs/Button'
import { Countdown, clockText } from '../../ui/money/Countdown'
import { Loaded } from '../../ui/states/Loaded'
import { Notice } from '../../ui/states/Notice'
import { UnmetForWithdrawal } from './UnmetForWithdrawal'
import { WithdrawForm } from './WithdrawForm'

/** Withdrawing: the result of the last try, then what prevents the next, or the form. Spec 4, 5, 9. */
export default function WithdrawTask({ coin }: { coin: GameCoin }) {
  const [outcome, setOutcome] = useState<WithdrawalOutcome | null>(null)
  return (
    <>
      <p data-soft="true">{t('coins.rule')}</p>
      {outcome?.is === 'submitted' && (
        <Notice tone="good" live>
          {t('coins.submitted')}
        </Notice>
      )}
      {outcome?.is === 'unknown' && <Unknown onFound={() => setOutcome({ is: 'submitted' })} />}
      <Way coin={coin} outcome={outcome} onOutcome={setOutcome} />
    </>
  )
}

/** The answer got lost: a tap reads again what is known. */
function Unknown({ onFound }: { onFound: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const look = async () => {
    setBusy(true)
    const isFound = await readBackWithdrawal()
    setBusy(false)
    if (isFound) onFound()
  }
  return (
    <Notice
      tone="warning"
      live
      action={
        <Button busy={isBusy} onClick={() => void look()}>
          {t('coins.lookAgain')}
        </Button>
      }
    >
      {t('coins.unknown')}
    </Notice>
  )
}

interface WayProps {
  coin: GameCoin
  outcome: WithdrawalOutcome | null
  onOutcome: (outcome: WithdrawalOutcome) => void
}

function Way({ coin, outcome, onOutcome }: WayProps) {
  return (
    <Loaded of={fees.value} height="16rem" failed={t('coins.notLoaded')} onRetry={() => void loadFees()}>
      {(data) => <KnownWay data={data} coin={coin} outcome={outcome} onOutcome={onOutcome} />}
    </Loaded>
  )
}

function KnownWay({ data, coin, outcome, onOutcome }: WayProps & { data: Fees }) {
  const [, drawAgain] = useState(0)
  const unmet = unmetForWithdrawal()
  if (unmet.length > 0) return <UnmetForWithdrawal unmet={unmet} />
  if (serverNow(clockSkew.value, Date.now()) < data.nextWithdrawAt) {
    return (
      <Notice>
        <Countdown
          endsAt={data.nextWithdrawAt}
          clockOffset={clockSkew.value}
          format={(seconds) => t('coins.nextIn', { time: clockText(seconds) })}
          endedText={t('coins.nextNow')}
          onEnd={() => drawAgain((count) => count + 1)}
        />
      </Notice>
    )
  }
  const limits = data.withdraw[coin]
  if (!limits) return <Notice tone="warning">{t('error.notOpen')}</Notice>
  return <WithdrawForm coin={coin} limits={limits} outcome={outcome} onOutcome={onOutcome} />
}

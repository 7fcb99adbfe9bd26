import { useState } from 'react'
import { redeemPoints } from '../../actions/game/redeemPoints'
import { serverNow } from '../../domain/clock'
import { LEGION_RATES, type Legion } from '../../domain/legion'
import { whyNotRedeem } from '../../domain/redemption'
import { t } from '../../i18n'
import { clockSkew } from '../../state/clock'
import { legion as state } from '../../state/legion'
import { Button } from '../../ui/inputs/Button'
import { Facts } from '../../ui/lists/Facts'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { Countdown } from '../../ui/money/Countdown'
import { Price } from '../../ui/money/Price'
import { shortAmount } from '../../ui/money/shortAmount'
import { hoard } from './Legion.style'
import { pointsText, rateText } from './words'

/** Points, their redemption every 7 days by the server's clock, and what earns them. Spec 4, 9. */
export function Points({ legion: { level, points, receivedMds, redeemableAt } }: { legion: Legion }) {
  const { own, direct } = LEGION_RATES[level]
  const [isBusy, setBusy] = useState(false)
  const [, drawAgain] = useState(0)
  const redeem = async () => {
    setBusy(true)
    await redeemPoints()
    setBusy(false)
  }
  const now = serverNow(clockSkew.value, Date.now())
  const whyNot = whyNotRedeem(points, now, redeemableAt)
  return (
    <Panel title={t('legion.points')} busy={isBusy}>
      <p class={hoard} title={`${amountText(points)} MDS`}>
        <Price amount={pointsText(points)} coin="MDS" size="large" />
      </p>
      {!whyNot && (
        <Button
          kind="primary"
          wide
          busy={isBusy}
          disabled={state.value.asOf !== undefined}
          onClick={() => void redeem()}
        >
          {t('legion.redeem', { amount: pointsText(points) })}
        </Button>
      )}
      <Facts
        items={[
          { label: t('legion.received'), value: `${shortAmount(receivedMds)} MDS` },
          ...(now < redeemableAt
            ? [
                {
                  label: t('legion.redeemIn'),
                  value: (
                    <Countdown
                      endsAt={redeemableAt}
                      clockOffset={clockSkew.value}
                      endedText={t('legion.redeemNow')}
                      onEnd={() => drawAgain((count) => count + 1)}
                    />
                  ),
                },
              ]
            : []),
          { label: t('legion.own'), value: rateText(own) },
          { label: t('legion.direct'), value: rateText(direct) },
        ]}
      />
      <p data-soft="true">{t('legion.pointsHint')}</p>
      {whyNot === 'quantityZero' && <p data-soft="true">{t('legion.noPoints')}</p>}
    </Panel>
  )
}

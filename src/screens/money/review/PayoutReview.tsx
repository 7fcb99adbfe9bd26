import { useState } from 'react'
import { PRICE_COIN } from '../../../domain/coin'
import { MOST_TOKENS, nextPayment } from '../../../domain/waiting'
import { t } from '../../../i18n'
import { waiting } from '../../../state/waiting'
import { Facts } from '../../../ui/lists/Facts'
import { amountText } from '../../../ui/money/amountText'
import { Price } from '../../../ui/money/Price'
import { shareName } from '../../../ui/money/shareName'
import { Notice } from '../../../ui/states/Notice'
import { ReviewFrame } from './ReviewFrame'

const money = (units: bigint) => <Price amount={amountText(units)} coin={PRICE_COIN} />

/** Taking what the 111 protocol holds for the player: the sum, and each part of it. */
export function PayoutReview() {
  // As it was when the review opened: no figure changes under the finger.
  const [{ shares, credit, sum, rest }] = useState(() => nextPayment(waiting.value ?? { shares: [], credit: 0n }))
  const parts = [
    ...shares.map((share) => ({ label: shareName(share), value: money(share.units) })),
    ...(credit > 0n ? [{ label: t('waiting.credit'), value: money(credit) }] : []),
  ]
  return (
    <ReviewFrame
      asset={null}
      units={sum}
      confirmText={t('money.title_payout')}
      ready={sum > 0n}
      tokens={shares.length}
      load={() => import('../../../actions/money/taps/beginPayout')}
      onConfirm={({ beginPayout }) => beginPayout({ shares, credit, sum, rest })}
    >
      {sum > 0n ? (
        <Facts items={[{ label: t('money.receive'), value: money(sum) }, ...parts]} />
      ) : (
        <Notice>{t('error.nothingWaits')}</Notice>
      )}
      {rest > 0n && (
        <Notice>{t('waiting.rest', { count: MOST_TOKENS, amount: `${amountText(rest)} ${PRICE_COIN}` })}</Notice>
      )}
    </ReviewFrame>
  )
}

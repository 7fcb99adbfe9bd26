import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { Button } from '../inputs/Button'
import { Notice } from '../states/Notice'
import { amountText } from './amountText'

export type PayoutNoticeProps = {
  /** In the smallest unit of MDS; nothing is drawn for 0. */
  units: bigint
  /** Gets the amount in words. */
  onTake: (amount: string) => void
}

/** What the 111 protocol holds for the player until they collect it. Spec 9. */
export function PayoutNotice({ units, onTake }: PayoutNoticeProps) {
  if (units === 0n) return null
  const amount = `${amountText(units)} ${PRICE_COIN}`
  return (
    <Notice tone="good" action={<Button onClick={() => onTake(amount)}>{t('asset.takePayout')}</Button>}>
      {t('asset.payout', { amount })}
    </Notice>
  )
}

import type { MoneyKind } from '../../../domain/moneyKinds'
import { roundUp, usualFee, withMargin } from '../../../domain/networkFee'
import { t } from '../../../i18n'
import { networkFee } from '../../../state/networkFee'
import { amountText } from '../../../ui/money/amountText'
import { Notice } from '../../../ui/states/Notice'

export interface GasMissingProps {
  kind: MoneyKind
  tokens?: number | undefined
  /** What the action itself pays in BNB. */
  paid: bigint
}

/** That the account has too little BNB, and how much of it is missing until the action's end. */
export default function GasMissing({ kind, tokens, paid }: GasMissingProps) {
  const { data } = networkFee.value
  const fee = data && usualFee(kind, data.gasPrice, tokens)
  if (!data || data.held === null || fee === null) return null
  const missing = withMargin(fee) + paid - data.held
  if (missing <= 0n) return null
  return (
    <Notice tone="bad" live>
      {t('error.gasMissing', { amount: amountText(roundUp(missing), 'BNB'), coin: 'BNB' })}
    </Notice>
  )
}

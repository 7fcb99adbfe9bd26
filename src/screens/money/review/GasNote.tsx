import { useEffect } from 'react'
import type { MoneyKind } from '../../../domain/moneyKinds'
import { roundUp, usualFee, withMargin } from '../../../domain/networkFee'
import { t } from '../../../i18n'
import { networkFee } from '../../../state/networkFee'
import { amountText } from '../../../ui/money/amountText'
import { smallPrint } from '../../../ui/money/MoneySheet.style'
import { Notice } from '../../../ui/states/Notice'
import { fetchThen } from '../fetchThen'

const readFee = () =>
  fetchThen(
    () => import('../../../actions/load/loadNetworkFee'),
    ({ loadNetworkFee }) => loadNetworkFee(),
  )

interface GasNoteProps {
  kind: MoneyKind
  tokens?: number | undefined
  /** What the action itself pays in BNB. */
  paid: bigint
}

/**
 * About what the network will charge, and whether the account has it; the wallet shows its own figure before it sends.
 */
export function GasNote({ kind, tokens, paid }: GasNoteProps) {
  useEffect(() => void readFee(), [])
  const { data } = networkFee.value
  const fee = usualFee(kind, data?.gasPrice ?? 1n, tokens)
  if (fee === null) return null
  if (!data) return <p class={smallPrint}>{t('money.gas')}</p>
  const missing = data.held === null ? 0n : withMargin(fee) + paid - data.held
  return (
    <>
      <p class={smallPrint}>{t('money.gasAbout', { amount: amountText(fee, 'BNB') })}</p>
      {missing > 0n && (
        <Notice tone="bad">
          {t('error.gasMissing', { amount: amountText(roundUp(missing), 'BNB'), coin: 'BNB' })}
        </Notice>
      )}
    </>
  )
}

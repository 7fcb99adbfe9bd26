import { useEffect } from 'react'
import type { MoneyKind } from '../../../domain/moneyKinds'
import { roundUp, usualFee } from '../../../domain/networkFee'
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

/**
 * About what the network will charge, and whether the account has it; the wallet shows its own figure before it sends.
 */
export function GasNote({ kind, tokens }: { kind: MoneyKind; tokens?: number | undefined }) {
  useEffect(() => void readFee(), [])
  const { data } = networkFee.value
  const fee = usualFee(kind, data?.gasPrice ?? 1n, tokens)
  if (fee === null) return null
  if (!data) return <p class={smallPrint}>{t('money.gas')}</p>
  const { held } = data
  return (
    <>
      <p class={smallPrint}>{t('money.gasAbout', { amount: amountText(fee, 'BNB') })}</p>
      {held !== null && held < fee && (
        <Notice tone="bad">
          {t('error.gasMissing', { amount: amountText(roundUp(fee - held), 'BNB'), coin: 'BNB' })}
        </Notice>
      )}
    </>
  )
}

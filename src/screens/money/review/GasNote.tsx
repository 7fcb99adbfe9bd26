import { useEffect } from 'react'
import type { MoneyKind } from '../../../domain/moneyKinds'
import { usualFee } from '../../../domain/networkFee'
import { t } from '../../../i18n'
import { networkFee } from '../../../state/networkFee'
import { amountText } from '../../../ui/money/amountText'
import { smallPrint } from '../../../ui/money/MoneySheet.style'
import { fetchThen } from '../fetchThen'

const readFee = () =>
  fetchThen(
    () => import('../../../actions/load/loadNetworkFee'),
    ({ loadNetworkFee }) => loadNetworkFee(),
  )

/** About what the network will charge; the wallet shows its own figure before it sends. */
export function GasNote({ kind, tokens }: { kind: MoneyKind; tokens?: number | undefined }) {
  useEffect(() => void readFee(), [])
  const { data } = networkFee.value
  const fee = usualFee(kind, data?.gasPrice ?? 1n, tokens)
  if (fee === null) return null
  return <p class={smallPrint}>{data ? t('money.gasAbout', { amount: amountText(fee, 'BNB') }) : t('money.gas')}</p>
}

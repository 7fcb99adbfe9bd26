import { t } from '../../../../i18n'
import { smallPrint } from '../MoneySheet.style'

/** The network's fee is not ours to name: the wallet shows it before it sends. */
export function GasNote() {
  return <p class={smallPrint}>{t('money.gas')}</p>
}

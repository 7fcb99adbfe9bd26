import type { Coin } from '../../../../domain/coin'
import { t } from '../../../../i18n'
import { walletBalances } from '../../../../state/assets'
import { amountText } from '../../../../ui/amountText'
import { Skeleton } from '../../../../ui/Skeleton'

/** What the wallet holds of a coin; a dash, never a zero, where that cannot be read. */
export function WalletAmount({ coin }: { coin: Coin }) {
  const { data, busy } = walletBalances.value
  const held = data?.[coin]
  if (held !== undefined) return <>{`${amountText(held, coin)} ${coin}`}</>
  return busy ? <Skeleton width="6rem" /> : <span title={t('money.unknown')}>—</span>
}

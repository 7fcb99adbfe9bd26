import type { Coin } from '../../../domain/coin'
import { t } from '../../../i18n'
import { heldCoins, walletBalances } from '../../../state/assets'
import { shortAmount } from '../../../ui/money/shortAmount'
import { Skeleton } from '../../../ui/states/Skeleton'

/** The wallet's balance of a coin; a dash, never a zero, if it cannot be read. Cut to what fits beside its label. */
export function WalletAmount({ coin }: { coin: Coin }) {
  const held = heldCoins.value?.[coin]
  if (held !== undefined) return <>{`${shortAmount(held, coin)} ${coin}`}</>
  return walletBalances.value.busy ? <Skeleton width="6rem" /> : <span title={t('money.unknown')}>—</span>
}

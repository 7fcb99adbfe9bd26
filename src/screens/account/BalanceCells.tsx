import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { walletBalances } from '../../state/assets'
import { user } from '../../state/session'
import { userError } from '../../state/userError'
import { Dash } from '../../ui/lists/Dash'
import { amountText } from '../../ui/money/amountText'
import { Skeleton } from '../../ui/states/Skeleton'

/** Digits after the point; the coin's own page and the wallet have them all. */
const FRACTION = 4

interface CellProps {
  coin: Coin
}

/** An amount, dimmed if it is zero. */
function Amount({ units, coin }: { units: bigint; coin: Coin }) {
  return <span data-none={units === 0n}>{amountText(units, coin, FRACTION)}</span>
}

/** What the wallet holds; a dash, never a zero, if that could not be read. */
export function WalletAmount({ coin }: CellProps) {
  const { data, busy } = walletBalances.value
  const units = data?.[coin]
  if (units !== undefined) return <Amount units={units} coin={coin} />
  if (user.value?.address === '') return <Dash text={t('account.noWallet')} />
  return busy || (!data && !walletBalances.value.error) ? (
    <Skeleton width="4rem" />
  ) : (
    <Dash text={t('account.notRead')} />
  )
}

/** What the game holds, and how much of it is frozen for a withdrawal. The game never holds BNB. Spec 3. */
export function GameAmount({ coin }: CellProps) {
  const player = user.value
  if (!player) return userError.value ? <Dash text={t('account.notRead')} /> : <Skeleton width="4rem" />
  if (coin === 'BNB') return <Dash text={t('account.walletOnly')} />
  const frozen = player.frozenCoins[coin] ?? 0n
  return (
    <>
      <Amount units={player.coins[coin] ?? 0n} coin={coin} />
      {frozen > 0n && <small>{t('account.frozen', { amount: amountText(frozen, coin, FRACTION) })}</small>}
    </>
  )
}

import type { ComponentChildren } from 'preact'
import { decimalsOf } from '../../config'
import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { walletBalances } from '../../state/assets'
import { user } from '../../state/session'
import { userError } from '../../state/userError'
import { Dash } from '../../ui/lists/Dash'
import { amountText } from '../../ui/money/amountText'
import { shortAmount } from '../../ui/money/shortAmount'
import { Skeleton } from '../../ui/states/Skeleton'

/** An amount, short enough for a cell; it may break between its groups of digits, and nowhere else. */
function inGroups(units: bigint, coin: Coin): ComponentChildren {
  const text = shortAmount(units, coin)
  const whole = amountText(units - (units % 10n ** BigInt(decimalsOf(coin))), coin)
  const groups = whole.match(/\d+\D?/g) ?? []
  if (groups.length < 2) return text
  return [...groups.map((group, index) => [index > 0 && <wbr key={index} />, group]), text.slice(whole.length)]
}

interface CellProps {
  coin: Coin
}

/** An amount, dimmed if it is zero. */
function Amount({ units, coin }: { units: bigint; coin: Coin }) {
  return <span data-none={units === 0n}>{inGroups(units, coin)}</span>
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
      {frozen > 0n && <small>{t('account.frozen', { amount: shortAmount(frozen, coin) })}</small>}
    </>
  )
}

import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { heldCoins, walletBalances } from '../../state/assets'
import { user } from '../../state/session'
import { Dash } from '../../ui/lists/Dash'
import { amountText } from '../../ui/money/amountText'
import { shortAmount } from '../../ui/money/shortAmount'
import { Skeleton } from '../../ui/states/Skeleton'
import { amounts } from './Coins.style'

export interface CoinAmountsProps {
  coin: Coin
  /** With every digit. */
  exact?: boolean | undefined
}

/** What the wallet holds; a dash, never a zero, if that could not be read. */
function WalletAmount({ coin, exact }: CoinAmountsProps) {
  const { data, busy, error } = walletBalances.value
  // The list shows an old figure with its age; here there is no room for the age.
  const units = (exact ? heldCoins.value : data)?.[coin]
  if (units !== undefined) return <>{(exact ? amountText : shortAmount)(units, coin)}</>
  const isOnItsWay = user.value?.address && (busy || (!data && !error))
  return isOnItsWay ? <Skeleton width="4rem" /> : <Dash text={t('coins.notRead')} />
}

/** The player's amount in the wallet, in the game, and frozen there. BNB is never in the game. */
export function CoinAmounts({ coin, exact }: CoinAmountsProps) {
  const { coins = {}, frozenCoins = {} } = user.value ?? {}
  const inGame = (held: typeof coins) =>
    coin === 'BNB' ? <Dash text={t('coins.none')} /> : (exact ? amountText : shortAmount)(held[coin] ?? 0n, coin)
  return (
    <dl class={amounts}>
      <div>
        <dt>{t('coins.inWallet')}</dt>
        <dd>
          <WalletAmount coin={coin} exact={exact} />
        </dd>
      </div>
      <div>
        <dt>{t('coins.inGame')}</dt>
        <dd>{inGame(coins)}</dd>
      </div>
      <div data-none={!frozenCoins[coin]}>
        <dt>{t('coins.frozen')}</dt>
        <dd>{inGame(frozenCoins)}</dd>
      </div>
    </dl>
  )
}

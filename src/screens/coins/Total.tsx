import { readBalances } from '../../actions/load/readBalances'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { walletBalances } from '../../state/assets'
import { user } from '../../state/session'
import { CoinMark } from '../../ui/money/CoinMark'
import { shortAmount } from '../../ui/money/shortAmount'
import { AsOf } from '../../ui/states/AsOf'
import { Tasks } from './Tasks'
import { total } from './Total.style'

/** All of the coin that prices are in, and the ways to move it; what the wallet holds is added once it is known. */
export function Total() {
  const { coins = {}, frozenCoins = {} } = user.value ?? {}
  const inWallet = walletBalances.value.data?.[PRICE_COIN]
  const units = (coins[PRICE_COIN] ?? 0n) + (frozenCoins[PRICE_COIN] ?? 0n) + (inWallet ?? 0n)
  return (
    <section class={total}>
      <CoinMark coin={PRICE_COIN} size={44} />
      <div>
        <small>{t(inWallet === undefined ? 'coins.inGame' : 'coins.total')}</small>
        <b>
          {shortAmount(units)} {PRICE_COIN}
        </b>
        <AsOf of={walletBalances.value} onRetry={() => void readBalances()} />
      </div>
      <Tasks coin={PRICE_COIN} task={null} />
    </section>
  )
}

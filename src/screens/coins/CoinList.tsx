import { useEffect } from 'preact/hooks'
import { readBalances } from '../../actions/readBalances'
import { COINS, type Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { walletBalances } from '../../state/assets'
import { user } from '../../state/session'
import { CoinMark } from '../../ui/CoinMark'
import { Icon } from '../../ui/Icon'
import { nextIcon } from '../../ui/icons/next'
import { UnreadBalances } from '../../ui/UnreadBalances'
import { CoinAmounts } from './CoinAmounts'
import { coinList } from './Coins.style'
import { coinPath } from './useCoinQuery'

/** Digits after the point; the coin's own panel has them all. */
const FRACTION = 4

/** Every coin with its amounts; a tap opens it. */
export function CoinList({ current }: { current: Coin | null }) {
  const address = user.value?.address
  useEffect(() => {
    if (address) void readBalances()
  }, [address])
  return (
    <>
      <ul class={coinList} aria-label={t('coins.list')}>
        {COINS.map((coin) => (
          <li key={coin}>
            <a href={coinPath(coin)} aria-current={coin === current ? 'true' : undefined}>
              <CoinMark coin={coin} />
              <b>{coin}</b>
              <Icon path={nextIcon} size={18} />
              <CoinAmounts coin={coin} fraction={FRACTION} />
            </a>
          </li>
        ))}
      </ul>
      <UnreadBalances balances={walletBalances.value} onRetry={() => void readBalances()} />
    </>
  )
}

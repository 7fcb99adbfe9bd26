import { useEffect } from 'react'
import { readBalances } from '../../actions/load/readBalances'
import { COINS, type Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { walletBalances } from '../../state/assets'
import { user } from '../../state/session'
import { Icon } from '../../ui/art/Icon'
import { nextIcon } from '../../ui/art/icons/next'
import { CoinMark } from '../../ui/money/CoinMark'
import { UnreadBalances } from '../../ui/money/UnreadBalances'
import { AsOf } from '../../ui/states/AsOf'
import { CoinAmounts } from './CoinAmounts'
import { coinList, columnHeads } from './Coins.style'
import { coinPath } from './useCoinQuery'

/** Every coin with its amounts; a tap opens it. Their age is in the total's panel until one is open. */
export function CoinList({ current }: { current: Coin | null }) {
  const address = user.value?.address
  useEffect(() => {
    void readBalances()
  }, [address])
  return (
    <>
      <p class={columnHeads} aria-hidden="true">
        <span>{t('coins.inWallet')}</span>
        <span>{t('coins.inGame')}</span>
        <span>{t('coins.frozen')}</span>
      </p>
      <ul class={coinList} aria-label={t('coins.list')}>
        {COINS.map((coin) => (
          <li key={coin}>
            <a href={coinPath(coin)} aria-current={coin === current ? 'true' : undefined}>
              <CoinMark coin={coin} />
              <b>{coin}</b>
              <Icon path={nextIcon} size={18} />
              <CoinAmounts coin={coin} />
            </a>
          </li>
        ))}
      </ul>
      {current && <AsOf of={walletBalances.value} onRetry={() => void readBalances()} />}
      <UnreadBalances balances={walletBalances.value} onRetry={() => void readBalances()} />
    </>
  )
}

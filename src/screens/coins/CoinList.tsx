import { useEffect } from 'preact/hooks'
import { toast } from '../../actions/toast'
import { COINS, type Coin } from '../../domain/coin'
import { toAppError } from '../../errors'
import { t } from '../../i18n'
import { walletBalances } from '../../state/assets'
import { user } from '../../state/session'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { nextIcon } from '../../ui/icons/next'
import { Notice } from '../../ui/Notice'
import { CoinAmounts } from './CoinAmounts'
import { CoinMark } from './CoinMark'
import { coinList } from './Coins.style'
import { coinPath } from './useCoinQuery'

/** Digits after the point; the coin's own panel has them all. */
const FRACTION = 4

/** The code that reads the chain comes when the page is already there. */
async function readBalances(): Promise<void> {
  try {
    const { loadWalletBalances } = await import('../../actions/loadWalletBalances')
    await loadWalletBalances()
  } catch (cause) {
    toast('error', toAppError(cause, 'chunk'))
  }
}

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
      <Unread />
    </>
  )
}

/** Some amounts could not be read from the chain: said, with a way to read them again. */
function Unread() {
  const { data, busy, error } = walletBalances.value
  const isUnread = !busy && (error || (data && COINS.some((coin) => data[coin] === undefined)))
  if (!isUnread) return null
  return (
    <Notice tone="warning" live action={<Button onClick={() => void readBalances()}>{t('coins.readAgain')}</Button>}>
      {t('coins.unread')}
    </Notice>
  )
}

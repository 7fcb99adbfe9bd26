import { useEffect } from 'preact/hooks'
import { toast } from '../../actions/toast'
import { COINS } from '../../domain/coin'
import { toAppError } from '../../errors'
import { t } from '../../i18n'
import { walletBalances } from '../../state/assets'
import { user } from '../../state/session'
import { Button } from '../../ui/Button'
import { LinkButton } from '../../ui/LinkButton'
import { Notice } from '../../ui/Notice'
import { Panel } from '../../ui/Panel'
import { visuallyHidden } from '../../ui/visuallyHidden'
import { balances, moves } from './Account.style'
import { GameAmount, WalletAmount } from './BalanceCells'

/** The code that reads the chain comes when the page is already there. */
async function readBalances(): Promise<void> {
  try {
    const { loadWalletBalances } = await import('../../actions/loadWalletBalances')
    await loadWalletBalances()
  } catch (cause) {
    toast('error', toAppError(cause, 'chunk'))
  }
}

/** Each coin in the wallet and in the game. */
export function Balances() {
  const address = user.value?.address
  useEffect(() => {
    if (address) void readBalances()
  }, [address])
  return (
    <Panel title={t('account.balances')} busy={walletBalances.value.busy || !user.value}>
      <table class={balances}>
        <caption class={visuallyHidden}>{t('account.balances')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('account.coin')}</th>
            <th scope="col">{t('account.inWallet')}</th>
            <th scope="col">{t('account.inGame')}</th>
          </tr>
        </thead>
        <tbody>
          {COINS.map((coin) => (
            <tr key={coin}>
              <th scope="row">
                <i aria-hidden="true">{coin[0]}</i>
                {coin}
              </th>
              <td>
                <WalletAmount coin={coin} />
              </td>
              <td>
                <GameAmount coin={coin} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Unread />
      <div class={moves}>
        <LinkButton href="/coins?coin=MDS&do=topup" wide>
          {t('account.topUp')}
        </LinkButton>
        <LinkButton href="/coins?coin=MDS&do=withdraw" wide>
          {t('account.withdraw')}
        </LinkButton>
      </div>
    </Panel>
  )
}

/** Some amounts could not be read from the chain: said, with a way to read them again. */
function Unread() {
  const { data, busy, error } = walletBalances.value
  const isUnread = !busy && (error || (data && COINS.some((coin) => data[coin] === undefined)))
  if (!isUnread) return null
  return (
    <Notice tone="warning" live action={<Button onClick={() => void readBalances()}>{t('account.readAgain')}</Button>}>
      {t('account.unread')}
    </Notice>
  )
}

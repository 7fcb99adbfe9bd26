import { useEffect } from 'react'
import { readBalances } from '../../actions/load/readBalances'
import { COINS } from '../../domain/coin'
import { sumOf } from '../../domain/waiting'
import { t } from '../../i18n'
import { walletBalances } from '../../state/assets'
import { user } from '../../state/session'
import { userError } from '../../state/userError'
import { waiting } from '../../state/waiting'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Panel } from '../../ui/lists/Panel'
import { CoinMark } from '../../ui/money/CoinMark'
import { UnreadBalances } from '../../ui/money/UnreadBalances'
import { AsOf } from '../../ui/states/AsOf'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { GameAmount, WalletAmount } from './BalanceCells'
import { balances, moves } from './Balances.style'

/** Each coin in the wallet and in the game. To pay in is the main way here, except while money waits to be taken. */
export function Balances() {
  const address = user.value?.address
  const found = waiting.value
  useEffect(() => {
    void readBalances()
  }, [address])
  return (
    <Panel title={t('account.balances')} busy={walletBalances.value.busy || !(user.value || userError.value)}>
      <AsOf of={walletBalances.value} onRetry={() => void readBalances()} corner />
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
                <CoinMark coin={coin} size={28} />
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
      <UnreadBalances balances={walletBalances.value} onRetry={() => void readBalances()} />
      <div class={moves}>
        <LinkButton href="/coins?coin=MDS&do=topup" kind={found && sumOf(found) > 0n ? 'secondary' : 'primary'} wide>
          {t('account.topUp')}
        </LinkButton>
        <LinkButton href="/coins?coin=MDS&do=withdraw" wide>
          {t('account.withdraw')}
        </LinkButton>
      </div>
    </Panel>
  )
}

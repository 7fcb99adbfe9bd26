import { useEffect } from 'react'
import { loadCoinMoves, loadMoreCoinMoves } from '../../actions/load/loadCoinMoves'
import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { coinMoves } from '../../state/coinMoves'
import { user } from '../../state/session'
import { ListEnd } from '../../ui/lists/ListEnd'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { AsOf } from '../../ui/states/AsOf'
import { LoadError } from '../../ui/states/LoadError'
import { Skeleton } from '../../ui/states/Skeleton'
import { Unread } from '../../ui/states/Unread'
import { momentText } from '../../ui/text/dateText'

export interface CoinMovesProps {
  coin: Coin
  /** Class of the lines, which look as the withdrawals do. Imported here it would be part of every player's script. */
  lines: string
}

/** The movements of a coin in the game, newest first; reloaded when its balance changes. Spec 7. */
export default function CoinMoves({ coin, lines }: CoinMovesProps) {
  const { data, busy, error } = coinMoves.value
  const read = () => void loadCoinMoves(coin)
  const balance = user.value?.coins[coin]
  useEffect(read, [coin, balance])
  const inCoin = (units: bigint) => `${amountText(units, coin)} ${coin}`
  return (
    <Panel title={t('coins.moves', { coin })} busy={busy}>
      <AsOf of={coinMoves.value} onRetry={read} />
      <Unread count={data?.unread} />
      {data?.items.length === 0 && !data.unread && <p data-soft="true">{t('coins.movesEmpty')}</p>}
      {data ? (
        <ul class={lines}>
          {data.items.map(({ id, amount, balance: after, reason, time }) => (
            <li key={id}>
              <div>
                <b>{reason}</b>
                <b>{amount < 0n ? `−${inCoin(-amount)}` : `+${inCoin(amount)}`}</b>
                <small>{t('coins.movesAfter', { time: momentText(time), amount: inCoin(after) })}</small>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        !error && <Skeleton height="4rem" />
      )}
      {error && (
        <LoadError
          title={t('coins.historyNotLoaded')}
          error={error}
          onRetry={data ? () => void loadMoreCoinMoves() : read}
          busy={busy}
        />
      )}
      {data?.next && !error && <ListEnd busy={busy} onMore={() => void loadMoreCoinMoves()} />}
    </Panel>
  )
}

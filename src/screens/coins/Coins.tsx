import { useEffect, useState } from 'react'
import { loadFees } from '../../actions/load/loadFees'
import { loadWithdrawals } from '../../actions/load/loadWithdrawals'
import { readUser } from '../../actions/load/readUser'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { lazyPart } from '../../ui/lazyPart'
import { PageTitle } from '../../ui/lists/PageTitle'
import { LoadError } from '../../ui/states/LoadError'
import { CoinList } from './CoinList'
import type { CoinMovesProps } from './CoinMoves'
import { CoinPanel } from './CoinPanel'
import { coins, history } from './Coins.style'
import { CoinsSkeleton } from './CoinsSkeleton'
import { History } from './History'
import { Total } from './Total'
import { useCoinQuery } from './useCoinQuery'

/** Below the coin that was chosen, so that the balances do not wait for it. */
const CoinMoves = lazyPart<CoinMovesProps>(() => import('./CoinMoves'))

/** All coins, in the game and in the wallet, and how to move them between the two. Spec 4, 5. */
export default function Coins() {
  const [error, setError] = useState<AppError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { coin, task } = useCoinQuery()
  const read = async () => {
    setBusy(true)
    setError(await readUser())
    setBusy(false)
  }
  useEffect(() => {
    void read()
    void loadFees()
    void loadWithdrawals()
  }, [])
  return (
    <div class={coins} data-chosen={coin !== null}>
      <PageTitle title={t('coins.title')} />
      {user.value ? (
        <>
          {!coin && <Total />}
          <div data-side="list">
            <CoinList current={coin} />
          </div>
          <div data-side="coin">
            {coin && <CoinPanel coin={coin} task={task} />}
            {coin && coin !== 'BNB' && <CoinMoves coin={coin} lines={history} />}
            <History />
          </div>
        </>
      ) : error ? (
        <LoadError title={t('coins.notLoaded')} error={error} onRetry={() => void read()} busy={isBusy} />
      ) : (
        <CoinsSkeleton />
      )}
    </div>
  )
}

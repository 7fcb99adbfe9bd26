import { useEffect, useState } from 'react'
import { loadFees } from '../../actions/load/loadFees'
import { loadWithdrawals } from '../../actions/load/loadWithdrawals'
import { readUser } from '../../actions/load/readUser'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { PageTitle } from '../../ui/lists/PageTitle'
import { LoadError } from '../../ui/states/LoadError'
import { CoinList } from './CoinList'
import { CoinMoves } from './CoinMoves'
import { CoinPanel } from './CoinPanel'
import { coins } from './Coins.style'
import { CoinsSkeleton } from './CoinsSkeleton'
import { History } from './History'
import { useCoinQuery } from './useCoinQuery'

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
      <PageTitle title={t('coins.title')} text={t('coins.lead')} />
      {user.value ? (
        <>
          <div data-side="list">
            <CoinList current={coin} />
          </div>
          <div data-side="coin">
            {coin && <CoinPanel coin={coin} task={task} />}
            {coin && coin !== 'BNB' && <CoinMoves coin={coin} />}
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

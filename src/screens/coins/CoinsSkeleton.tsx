import { COINS } from '../../domain/coin'
import { Loading } from '../../ui/states/Loading'
import { Skeleton } from '../../ui/states/Skeleton'
import { coinList } from './Coins.style'

/** Coins that are loading. */
export function CoinsSkeleton() {
  return (
    <div data-side="list">
      <Loading>
        <ul class={coinList} aria-hidden="true">
          {COINS.map((coin) => (
            <li key={coin}>
              <Skeleton height="4rem" />
            </li>
          ))}
        </ul>
      </Loading>
    </div>
  )
}

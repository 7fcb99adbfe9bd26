import { COINS } from '../../domain/coin'
import { t } from '../../i18n'
import { Skeleton } from '../../ui/Skeleton'
import { visuallyHidden } from '../../ui/visuallyHidden'
import { coinList } from './Coins.style'

/** Coins on their way. */
export function CoinsSkeleton() {
  return (
    <div data-side="list" role="status" aria-busy="true">
      <span class={visuallyHidden}>{t('shell.loading')}</span>
      <ul class={coinList} aria-hidden="true">
        {COINS.map((coin) => (
          <li key={coin}>
            <Skeleton height="7rem" />
          </li>
        ))}
      </ul>
    </div>
  )
}

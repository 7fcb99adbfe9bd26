import { useSignal } from '@preact/signals'
import { useLocation } from 'wouter'
import type { MarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { filterIcon } from '../../ui/art/icons/filter'
import { Button } from '../../ui/inputs/Button'
import { lazyPart } from '../../ui/lazyPart'
import { numberText } from '../../ui/text/numberText'
import { useWide } from '../../ui/useWide'
import { marketBar } from './Market.style'
import { marketPath } from './marketPath'

const FilterSheet = lazyPart(() => import('./FilterSheet'))
const FilterRow = lazyPart(() => import('./FilterRow'))

export interface MarketBarProps {
  filters: MarketFilters
  total: number | undefined
}

/** The number of offers, and the filters: next to it on a wide screen, behind a button on a phone. */
export function MarketBar({ filters, total }: MarketBarProps) {
  const [, navigate] = useLocation()
  const isOpen = useSignal(false)
  const isWide = useWide(72)
  const go = (next: MarketFilters) => {
    isOpen.value = false
    navigate(marketPath(next), { replace: true })
  }
  // The sort and the tab hide nothing.
  const { sort, tab, ...hiding } = filters
  const count = Object.values(hiding).filter(Boolean).length
  return (
    <div class={marketBar}>
      <p role="status">{total !== undefined && t('market.count', { count: numberText(total) })}</p>
      {isWide ? (
        <FilterRow filters={filters} onChange={go} />
      ) : (
        <Button
          kind="quiet"
          onClick={() => {
            isOpen.value = true
          }}
        >
          <Icon path={filterIcon} size={20} />
          {t('market.filter')}
          {count > 0 && ` (${count})`}
        </Button>
      )}
      {isOpen.value && (
        <FilterSheet
          filters={filters}
          onShow={go}
          onClose={() => {
            isOpen.value = false
          }}
        />
      )}
    </div>
  )
}

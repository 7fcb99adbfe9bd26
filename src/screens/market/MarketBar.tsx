import { useSignal } from '@preact/signals'
import { useLocation } from 'wouter'
import { type MarketFilters, narrowingFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { filterIcon } from '../../ui/art/icons/filter'
import { Button } from '../../ui/inputs/Button'
import { lazyPart } from '../../ui/lazyPart'
import { numberText } from '../../ui/text/numberText'
import { useWide } from '../../ui/useWide'
import { applied, marketBar } from './Market.style'
import { marketPath } from './marketPath'

const FilterSheet = lazyPart(() => import('./FilterSheet'))
const LateSort = lazyPart(() => import('./LateSort'))
const FilterRow = lazyPart(() => import('./FilterRow'))
const AppliedFilters = lazyPart(() => import('./AppliedFilters'), ['asset'])

export interface MarketBarProps {
  filters: MarketFilters
  total: number | undefined
}

/**
 * The number of offers, and the filters: next to it on a wide screen; on a phone behind a button beside the order, and
 * each one that hides offers below.
 */
export function MarketBar({ filters, total }: MarketBarProps) {
  const [, navigate] = useLocation()
  const sheet = useSignal<'closed' | 'filters' | 'search'>('closed')
  const isWide = useWide(72)
  const go = (next: MarketFilters) => {
    sheet.value = 'closed'
    navigate(marketPath(next), { replace: true })
  }
  const { length } = narrowingFilters(filters)
  // Where one alone leaves nothing, the empty list itself offers to take it back.
  const isApplied = length > (total === 0 ? 1 : 0)
  return (
    <>
      <div class={marketBar}>
        <p role="status">{total !== undefined && t('market.count', { count: numberText(total) })}</p>
        {isWide ? (
          <FilterRow filters={filters} onChange={go} />
        ) : (
          <>
            <LateSort
              filters={filters}
              onChange={go}
              onSearch={() => {
                sheet.value = 'search'
              }}
            />
            <Button
              kind="quiet"
              onClick={() => {
                sheet.value = 'filters'
              }}
            >
              <Icon path={filterIcon} size={20} />
              <span>
                {t('market.filter')}
                {length > 0 && `\u00a0(${length})`}
              </span>
            </Button>
          </>
        )}
      </div>
      {sheet.value !== 'closed' && (
        <FilterSheet
          filters={filters}
          atSearch={sheet.value === 'search'}
          total={total}
          onShow={go}
          onClose={() => {
            sheet.value = 'closed'
          }}
        />
      )}
      {isApplied && !isWide && (
        <div class={applied}>
          <AppliedFilters filters={filters} onChange={go} />
        </div>
      )}
    </>
  )
}

import { useState } from 'react'
import { useLocation } from 'wouter'
import type { MarketFilters } from '../../domain/marketFilters'
import { locale, t } from '../../i18n'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { filterIcon } from '../../ui/icons/filter'
import { MarketFilterFields } from '../../ui/MarketFilterFields'
import { FilterSheet } from './FilterSheet'
import { marketBar } from './Market.style'
import { marketPath } from './marketPath'

export interface MarketBarProps {
  filters: MarketFilters
  total: number | undefined
}

/** How much there is, and the filters: beside it on a wide screen, behind a button on a phone. */
export function MarketBar({ filters, total }: MarketBarProps) {
  const [, navigate] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const go = (next: MarketFilters) => navigate(marketPath(next), { replace: true })
  const count = [filters.camp, filters.profession, filters.skill, filters.gradeBand].filter(Boolean).length
  return (
    <div class={marketBar}>
      <p role="status">{total !== undefined && t('market.count', { count: total.toLocaleString(locale.value) })}</p>
      <div>
        <Button onClick={() => setOpen(true)}>
          <Icon path={filterIcon} size={20} />
          {t('market.filter')}
          {count > 0 && ` (${count})`}
        </Button>
      </div>
      <div>
        <MarketFilterFields name="bar" filters={filters} onChange={go} />
      </div>
      {isOpen && (
        <FilterSheet
          filters={filters}
          onClose={() => setOpen(false)}
          onShow={(next) => {
            setOpen(false)
            go(next)
          }}
        />
      )}
    </div>
  )
}

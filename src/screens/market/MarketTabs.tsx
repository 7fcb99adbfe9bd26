import { freshFilters, MARKET_TABS, type MarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { bringToView } from '../../ui/frame/bringToView'
import { kinds } from './Market.style'
import { marketPath } from './marketPath'

/**
 * The kinds on offer, each an address of its own. A switch keeps the order but resets the other filters, which differ
 * by kind.
 */
export function MarketTabs({ filters }: { filters: MarketFilters }) {
  return (
    <nav class={kinds} aria-label={t('market.kinds')}>
      {MARKET_TABS.map((tab) => {
        const isCurrent = tab === filters.tab
        return (
          <a
            key={tab}
            ref={isCurrent ? bringToView : null}
            href={marketPath(freshFilters({ ...filters, tab }))}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {t(`market.tab_${tab}`)}
          </a>
        )
      })}
    </nav>
  )
}

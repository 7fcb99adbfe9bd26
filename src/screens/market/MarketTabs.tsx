import { MARKET_TABS, type MarketFilters, toMarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { NavTabs } from '../../ui/frame/NavTabs'
import { marketPath } from './marketPath'

/**
 * The kinds on offer, each an address of its own. A switch keeps the order but resets the other filters, which differ
 * by kind.
 */
export function MarketTabs({ filters }: { filters: MarketFilters }) {
  const fresh = { ...toMarketFilters(''), sort: filters.sort }
  return (
    <NavTabs
      label={t('market.kinds')}
      items={MARKET_TABS.map((tab) => ({
        href: marketPath({ ...fresh, tab }),
        text: t(`market.tab_${tab}`),
        current: tab === filters.tab,
      }))}
    />
  )
}

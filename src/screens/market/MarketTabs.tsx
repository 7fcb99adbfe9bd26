import { freshFilters, MARKET_TABS, type MarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { kinds } from '../../ui/frame/kinds.style'
import { LinkRow } from '../../ui/frame/LinkRow'
import { marketPath } from './marketPath'

/**
 * The kinds on offer, each an address of its own. A switch keeps the order but resets the other filters, which differ
 * by kind.
 */
export function MarketTabs({ filters }: { filters: MarketFilters }) {
  return (
    <LinkRow
      look={kinds}
      label={t('market.kinds')}
      items={MARKET_TABS.map((tab) => ({
        href: marketPath(freshFilters({ ...filters, tab })),
        text: t(`market.tab_${tab}`),
        current: tab === filters.tab,
      }))}
    />
  )
}

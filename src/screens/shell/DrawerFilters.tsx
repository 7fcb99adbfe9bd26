import { useState } from 'react'
import { MARKET_TABS, toMarketFilters, toMarketQuery } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { isLoggedIn } from '../../state/session'
import type { ChooseProps } from '../../ui/choosing/Choose'
import { ElementSelect } from '../../ui/inputs/ElementSelect'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { MarketFilterFields } from '../../ui/inputs/MarketFilterFields'
import { SearchField } from '../../ui/inputs/SearchField'
import { Select } from '../../ui/inputs/Select'
import { SortSelect } from '../../ui/inputs/SortSelect'
import { lazyPart } from '../../ui/lazyPart'
import { Stack } from '../../ui/lists/Stack'
import { fold } from './Drawer.style'
import { WatchFilters } from './WatchFilters'

const Choose = lazyPart<ChooseProps>(
  async () =>
    (await import('../../ui/choosing/Choose')).chooseWith((await import('../../actions/page/choosing')).choosing),
  ['compare'],
)

export interface DrawerFiltersProps {
  /** The market is the page behind: start from its filters. */
  isMarket: boolean
  onShow: () => void
}

/** Filters to choose before going to the market: the address carries the choice. Spec 2. */
export function DrawerFilters({ isMarket, onShow }: DrawerFiltersProps) {
  const [filters, setFilters] = useState(() => toMarketFilters(isMarket ? location.search : ''))
  return (
    <details class={fold} open={isMarket}>
      <summary>{t('menu.find')}</summary>
      <Stack>
        <Select
          label={t('market.kinds')}
          name="drawer-tab"
          value={filters.tab}
          options={MARKET_TABS.map((value) => ({ value, text: t(`market.tab_${value}`) }))}
          onSelect={(tab) => setFilters({ ...filters, tab })}
        />
        <ElementSelect name="drawer" filters={filters} onChange={setFilters} />
        <MarketFilterFields name="drawer" filters={filters} onChange={setFilters} />
        <SortSelect name="drawer" filters={filters} onChange={setFilters} />
        <SearchField name="drawer" search={filters.search} onSearch={(search) => setFilters({ ...filters, search })} />
        <LinkButton kind="primary" wide href={`/marketplace?${toMarketQuery(filters)}`} onClick={onShow}>
          {t('market.show')}
        </LinkButton>
        {isLoggedIn.value && <WatchFilters filters={filters} />}
        {isMarket && <Choose onChosen={onShow} />}
      </Stack>
    </details>
  )
}

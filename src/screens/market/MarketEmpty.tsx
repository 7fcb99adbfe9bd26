import { freshFilters, type MarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { searchIcon } from '../../ui/art/icons/search'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { EmptyState } from '../../ui/states/EmptyState'
import { numberText } from '../../ui/text/numberText'
import { marketEmpty } from './MarketEmpty.style'
import { marketPath } from './marketPath'
import { OtherKinds } from './OtherKinds'

export interface MarketEmptyProps {
  filters: MarketFilters
  /** How many offers there are without the search; absent: nothing is searched for. */
  others: number | undefined
}

/** That there are no offers under these filters, what to take back, and what else there is. */
export default function MarketEmpty({ filters, others }: MarketEmptyProps) {
  const { tab, search } = filters
  return (
    <div class={marketEmpty}>
      <EmptyState
        icon={searchIcon}
        title={others ? t('marketEmpty.searchedNone', { search }) : t('marketEmpty.none')}
        text={
          <span role="status">
            {others ? t('marketEmpty.searchedAll', { total: numberText(others) }) : t('marketEmpty.text')}
          </span>
        }
        action={
          <LinkButton kind="primary" href={marketPath(others ? { ...filters, search: '' } : freshFilters(filters))}>
            {t(others ? 'marketEmpty.resetSearch' : 'market.reset')}
          </LinkButton>
        }
      />
      <OtherKinds tab={tab} />
    </div>
  )
}

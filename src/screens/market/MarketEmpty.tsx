import { freshFilters, type MarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { searchIcon } from '../../ui/art/icons/search'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { EmptyState } from '../../ui/states/EmptyState'
import { numberText } from '../../ui/text/numberText'
import { marketEmpty } from './MarketEmpty.style'
import { marketPath } from './marketPath'
import { OtherKinds } from './OtherKinds'

/** So many tiles are in a row of a desktop: fewer, with the way on behind them, leave most of a view empty. */
const ROW = 6

export interface MarketEmptyProps {
  filters: MarketFilters
  /** How many offers there are, all of them above this. */
  offers: number
  /** How many there are without the search; absent: nothing is searched for. */
  others: number | undefined
}

/** That there are no offers under these filters, what to take back, and what else there is; below a few, that alone. */
export default function MarketEmpty({ filters, offers, others }: MarketEmptyProps) {
  const { tab, search } = filters
  if (offers >= ROW) return null
  if (offers > 0) return <OtherKinds tab={tab} />
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

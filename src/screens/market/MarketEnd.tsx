import { freshFilters, type MarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { closeIcon } from '../../ui/art/icons/close'
import { marketEnd } from './MarketEnd.style'
import { marketPath } from './marketPath'

/** Behind the last of a few offers, in the shape of one more: that these are all, and the way to the others. */
export default function MarketEnd({ filters }: { filters: MarketFilters }) {
  return (
    <a class={marketEnd} href={marketPath(freshFilters(filters))}>
      <i aria-hidden="true">
        <Icon path={closeIcon} size={24} />
      </i>
      <b>{t('market.reset')}</b>
      <small>{t('frame.listEnd')}</small>
    </a>
  )
}

import { useLocation } from 'wouter'
import { ASSET_KINDS, PLACES } from '../../domain/asset'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { NavTabs } from '../../ui/frame/NavTabs'
import { Chips } from '../../ui/inputs/Chips'
import { ownHead } from './OwnAssets.style'
import { type OwnFilter, ownPath } from './ownQuery'
import { Refresh } from './Refresh'

/**
 * Kind and place, on a narrow screen in one row that scrolls sideways, and a new look at the chain. Each choice replaces
 * the current one in the history, without scrolling the page.
 */
export function OwnFilters({ filter }: { filter: OwnFilter }) {
  const [, navigate] = useLocation()
  const go = (next: OwnFilter) => navigate(ownPath(next), { replace: true })
  const kinds = [null, ...ASSET_KINDS]
  const artifacts = user.value?.magicEquipmentCount
  return (
    <div class={ownHead} data-panel>
      <div data-row>
        <NavTabs
          label={t('account.kinds')}
          items={kinds.map((kind) => ({
            href: ownPath({ ...filter, kind }),
            text: t(kind ? `market.tab_${kind}` : 'account.kind_all'),
            current: kind === filter.kind,
          }))}
          onNavigate={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            const { pathname, search } = event.currentTarget
            navigate(pathname + search, { replace: true })
          }}
        />
        <Chips
          label={t('account.place')}
          name="place"
          items={[
            { value: 'all', text: t('account.place_all') },
            ...PLACES.map((place) => ({ value: place, text: t(`asset.place_${place}`) })),
          ]}
          current={filter.place ?? 'all'}
          onSelect={(place) => go({ ...filter, place: place === 'all' ? null : place })}
        />
        {artifacts ? (
          <a href="/collectibles?kind=artifact">
            {t('account.artifacts')} <small>{artifacts}</small>
          </a>
        ) : null}
      </div>
      <Refresh />
    </div>
  )
}

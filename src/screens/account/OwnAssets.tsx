import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { loadOwnAssets } from '../../actions/load/loadOwnAssets'
import { t } from '../../i18n'
import { ownAssets, ownFilter } from '../../state/assets'
import { recoveryOf } from '../../state/recoveries'
import { lazyPart } from '../../ui/lazyPart'
import { useReadInLanguage } from '../../ui/lists/useReadInLanguage'
import { own, ownHead } from './Account.style'
import { chosenAsset } from './chosenAsset'
import { OwnFilters } from './OwnFilters'
import { OwnList } from './OwnList'
import { OwnSkeleton } from './OwnSkeleton'
import { ownPath, toOwnFilter } from './ownQuery'
import { Refresh } from './Refresh'
import { Tally } from './Tally'
import { useUnfinished } from './useUnfinished'

const Unfinished = lazyPart(() => import('./Unfinished'), ['recovery'])
const OwnSheet = lazyPart(() => import('./OwnSheet'), ['recovery', 'error'])

/** The player's assets of the kind and in the place that the address names. */
export function OwnAssets() {
  const path = ownPath(toOwnFilter(useSearch()))
  const filter = useMemo(() => toOwnFilter(path.split('?')[1] ?? ''), [path])
  const { data, busy, error } = ownAssets.value
  const isOther = ownPath(ownFilter.value) !== path
  const isMissing = !data && !busy && !error
  // A loaded list is kept: on return from an asset the player finds it as they left it.
  useReadInLanguage('ownAssets', path, isOther || isMissing, () => void loadOwnAssets(filter.kind, filter.place))
  const items = isOther ? undefined : data?.items
  useUnfinished(items)
  return (
    <section class={own} aria-labelledby="own-assets">
      <div class={ownHead}>
        <h2 id="own-assets">{t('account.assets')}</h2>
        <Refresh />
        <Tally />
      </div>
      {items?.some(({ id }) => recoveryOf(id)) && <Unfinished assets={items} />}
      <OwnFilters filter={filter} />
      {isOther || (!data && !error) ? <OwnSkeleton /> : <OwnList key={path} filter={filter} />}
      {chosenAsset.value && <OwnSheet />}
    </section>
  )
}

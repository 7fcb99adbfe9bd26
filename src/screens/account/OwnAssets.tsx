import { useEffect, useMemo } from 'react'
import { useSearch } from 'wouter'
import { loadOwnAssets } from '../../actions/load/loadOwnAssets'
import { isSparing } from '../../actions/page/isSparing'
import { untilQuiet } from '../../actions/page/untilQuiet'
import { t } from '../../i18n'
import { ownAssets, ownFilter } from '../../state/assets'
import { firstHero } from '../../state/firstHero'
import { recoveryOf } from '../../state/recoveries'
import { lazyPart } from '../../ui/lazyPart'
import { useReadInLanguage } from '../../ui/lists/useReadInLanguage'
import { chosenAsset } from './chosenAsset'
import { own, ownHead } from './OwnAssets.style'
import { OwnFilters } from './OwnFilters'
import { OwnList } from './OwnList'
import { OwnSkeleton } from './OwnSkeleton'
import { ownPath, toOwnFilter } from './ownQuery'
import { Refresh } from './Refresh'
import { useUnfinished } from './useUnfinished'

const Unfinished = lazyPart(() => import('./Unfinished'), ['recovery'])
const loadSheet = () => import('./OwnSheet')
const OwnSheet = lazyPart(loadSheet, ['recovery', 'error'])

/**
 * The player's assets of the kind and in the place that the address names.
 * @param isFirst the player has none, and the page says so: what is left is to look at the chain again
 */
export function OwnAssets({ isFirst }: { isFirst: boolean }) {
  const path = ownPath(toOwnFilter(useSearch()))
  const filter = useMemo(() => toOwnFilter(path.split('?')[1] ?? ''), [path])
  const { data, busy, error } = ownAssets.value
  const isOther = ownPath(ownFilter.value) !== path
  const isMissing = !data && !busy && !error
  // A loaded list is kept: on return from an asset the player finds it as they left it.
  useReadInLanguage('ownAssets', path, isOther || isMissing, () => void loadOwnAssets(filter.kind, filter.place))
  const items = isOther ? undefined : data?.items
  useUnfinished(items)
  // A tap on an asset opens it, and should not wait.
  useEffect(() => {
    if (!isSparing()) untilQuiet().then(loadSheet).catch(Boolean)
  }, [])
  if (isFirst) {
    const hero = firstHero.value
    return (
      (hero.data || hero.error) && (
        <section class={own} aria-label={t('account.assets')}>
          <div class={ownHead}>
            <Refresh />
          </div>
        </section>
      )
    )
  }
  return (
    <section class={own} aria-labelledby="own-assets">
      <h2 id="own-assets">{t('account.assets')}</h2>
      {items?.some(({ id }) => recoveryOf(id)) && (
        <div data-fold="recovery">
          <Unfinished assets={items} />
        </div>
      )}
      <OwnFilters filter={filter} />
      {isOther || (!data && !error) ? <OwnSkeleton /> : <OwnList key={path} filter={filter} />}
      {chosenAsset.value && <OwnSheet />}
    </section>
  )
}

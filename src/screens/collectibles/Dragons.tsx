import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { loadAsset } from '../../actions/load/loadAsset'
import type { Asset } from '../../domain/asset'
import { wishedLocale } from '../../i18n'
import { openAsset } from '../../state/assets'
import { DragonValues } from '../../ui/art/DragonValues'
import { Loading } from '../../ui/states/Loading'
import { CollectionPage } from './CollectionPage'
import { DragonHead } from './DragonHead'
import { stage } from './Dragons.style'
import { Stable } from './Stable'
import { stableSkeleton } from './skeletons'
import { useWholeList, type WholeList } from './useWholeList'
import { NotLoaded, Whole } from './Whole'

/** The player's small dragons: all in a row, and the chosen one enlarged. Spec 2, 3. */
export function Dragons() {
  const list = useWholeList('dragon')
  return (
    <CollectionPage current="dragong">
      <Whole list={list} tab="dragon" skeleton={stableSkeleton}>
        {(items) => <Chosen items={items} list={list} />}
      </Whole>
    </CollectionPage>
  )
}

/** The dragon that the address names, else the first. */
function Chosen({ items, list: { isWhole } }: { items: readonly Asset[]; list: WholeList }) {
  const wanted = new URLSearchParams(useSearch()).get('id')
  const named = items.find(({ id }) => id === wanted)
  // The named one may still be loading.
  const chosen = named ?? (wanted && !isWhole ? undefined : items[0])
  const read = () => void (chosen && loadAsset('dragon', chosen.id))
  useEffect(read, [chosen?.id, wishedLocale.value])
  if (!chosen) return <Loading height="16rem" />
  const { data, error, busy } = openAsset.value
  // Of an earlier visit, it would stand over the list's fresher one.
  const dragon = data?.id === chosen.id && 'skills' in data && data.asOf === undefined ? data : null
  return (
    <>
      <Stable dragons={items} chosen={chosen.id} />
      <article class={stage}>
        <DragonHead dragon={dragon ?? chosen} />
        {dragon ? (
          <div data-part="values">
            <DragonValues dragon={dragon} />
          </div>
        ) : error ? (
          <NotLoaded error={error} onRetry={read} busy={busy} />
        ) : (
          <Loading height="16rem" />
        )}
      </article>
    </>
  )
}

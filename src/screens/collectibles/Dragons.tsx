import { useEffect } from 'preact/hooks'
import { useSearch } from 'wouter'
import { loadAsset } from '../../actions/loadAsset'
import type { Asset } from '../../domain/asset'
import { wishedLocale } from '../../i18n'
import { openAsset } from '../../state/assets'
import { DragonValues } from '../../ui/DragonValues'
import { Loading } from '../../ui/Loading'
import { Skeleton } from '../../ui/Skeleton'
import { Stack } from '../../ui/Stack'
import { stage } from './Collectibles.style'
import { CollectionPage } from './CollectionPage'
import { DragonHead } from './DragonHead'
import { Stable } from './Stable'
import { useWholeList, type WholeList } from './useWholeList'
import { NotLoaded, Whole } from './Whole'

/** The player's small dragons: all in a row, and the chosen one enlarged. Spec 2, 3. */
export function Dragons() {
  const list = useWholeList('dragon')
  return (
    <CollectionPage current="dragong">
      <Whole
        list={list}
        tab="dragon"
        skeleton={
          <Stack>
            <Skeleton height="7rem" />
            <Skeleton height="24rem" />
          </Stack>
        }
      >
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
  const dragon = data?.id === chosen.id && 'skills' in data ? data : null
  return (
    <>
      <Stable dragons={items} chosen={chosen.id} />
      <article class={stage}>
        <DragonHead dragon={dragon ?? chosen} />
        {dragon ? (
          <DragonValues dragon={dragon} />
        ) : error ? (
          <NotLoaded error={error} onRetry={read} busy={busy} />
        ) : (
          <Loading height="16rem" />
        )}
      </article>
    </>
  )
}

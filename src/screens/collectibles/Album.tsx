import { useMemo } from 'react'
import type { Asset, AssetKind } from '../../domain/asset'
import { AlbumSummary, Spread } from './AlbumSummary'
import { OpenSlot } from './OpenSlot'
import { Shelf } from './Shelf'
import { shelves as shelvesStyle } from './Shelf.style'
import { albumSkeleton } from './skeletons'
import { isFilled, type Slot, toAlbum } from './slots'
import { useWholeList } from './useWholeList'
import { Whole } from './Whole'

export interface AlbumProps {
  kind: AssetKind
  /** The frame whose cards are shown one by one. */
  open: string | null
}

/** The album of a kind: which cards the player holds, camp by camp. */
export function Album({ kind, open }: AlbumProps) {
  const list = useWholeList(kind)
  return (
    <Whole list={list} tab={kind} skeleton={albumSkeleton}>
      {(items) => <Shelves kind={kind} open={open} items={items} isWhole={list.isWhole} />}
    </Whole>
  )
}

function Shelves({ kind, open, items, isWhole }: AlbumProps & { items: readonly Asset[]; isWhole: boolean }) {
  const shelves = useMemo(() => toAlbum(items), [items])
  const slots = ([] as Slot[]).concat(...shelves)
  const slot = slots.find((each) => each.key === open && isFilled(each))
  if (slot) return <OpenSlot kind={kind} slot={slot} />
  return (
    <>
      <AlbumSummary items={items} slots={slots} isWhole={isWhole} />
      <div class={shelvesStyle}>
        {shelves.map((shelf) => (
          <Shelf key={shelf[0]?.element} kind={kind} shelf={shelf} />
        ))}
      </div>
      <Spread items={items} />
    </>
  )
}

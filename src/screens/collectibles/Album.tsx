import { useMemo } from 'react'
import type { Asset, AssetKind } from '../../domain/asset'
import { Stack } from '../../ui/lists/Stack'
import { Skeleton } from '../../ui/states/Skeleton'
import { AlbumSummary, Spread } from './AlbumSummary'
import { OpenSlot } from './OpenSlot'
import { Shelf } from './Shelf'
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
    <Whole
      list={list}
      tab={kind}
      skeleton={
        <Stack>
          <Skeleton height="7rem" />
          <Skeleton height="14rem" />
          <Skeleton height="14rem" />
        </Stack>
      }
    >
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
      {shelves.map((shelf) => (
        <Shelf key={shelf[0]?.element} kind={kind} shelf={shelf} />
      ))}
      <Spread items={items} />
    </>
  )
}

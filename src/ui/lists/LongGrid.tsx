import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tileGrid } from '../art/AssetTile.style'
import { Boundary } from '../states/Boundary'
import { BrokenTile } from '../states/BrokenTile'
import { FIRST_SEEN, type GridLayout, readGrid, rowsInView, rowsSeen } from './longGridRows'

/** All rows have the same height. Tiles that scroll in appear without animation. */
const evenTiles = css`
  & > li {
    contain: layout style;
  }
  &[data-still='true'] a {
    animation: none !important;
  }
`

const MOVES = ['touchstart', 'wheel', 'keydown'] as const

type View = GridLayout & { first: number; last: number }

const isSame = (one: View, other: View): boolean =>
  one.first === other.first &&
  one.last === other.last &&
  one.columns === other.columns &&
  one.rowHeight === other.rowHeight

/** The rows around the view, updated as the player scrolls or turns the phone; scrolling reads no layout. */
function useView(isFilled: boolean, under: number, restAfter: LongGridProps<object>['restAfter']) {
  const list = useRef<HTMLUListElement>(null)
  const [view, setView] = useState<View>({ columns: 2, rowHeight: 0, gap: 0, ...rowsInView(0, 0, 0) })
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    let frame = 0
    let layout: GridLayout
    /** The list's distance from the top of the page, in pixels. */
    let top: number
    let height: number
    let rowsAt = restAfter ? rowsSeen : rowsInView
    const look = () => {
      const next = { ...layout, ...rowsAt(layout.rowHeight, top - scrollY, height) }
      setView((before) => (isSame(before, next) ? before : next))
    }
    const measure = () => {
      layout = readGrid(box, under)
      height = innerHeight
      top = box.getBoundingClientRect().top + scrollY
      look()
    }
    measure()
    let isOver = false
    void restAfter?.().then(() => {
      rowsAt = rowsInView
      if (!isOver) look()
    })
    // Whatever moves or widens the list also changes the page's size.
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    watch.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    return () => {
      isOver = true
      cancelAnimationFrame(frame)
      watch.disconnect()
      removeEventListener('scroll', look)
    }
  }, [isFilled])
  return { list, view }
}

/** Draws each item once: getting the same vnode again tells Preact to skip it. */
function useDrawn<T extends object>(draw: LongGridProps<T>['draw']) {
  const drawn = useRef(new WeakMap<T, ComponentChildren>())
  return (item: T, index: number): ComponentChildren => {
    if (!drawn.current.has(item)) {
      const tile = draw(item, index < FIRST_SEEN)
      drawn.current.set(item, <Boundary fallback={() => <BrokenTile />}>{tile}</Boundary>)
    }
    return drawn.current.get(item)
  }
}

/** Scrolls to where the list was left, as far as its pages have loaded; a touch, wheel or key of the player ends it. */
function useStart(startAt: number | null, rowHeight: number, rows: number): void {
  const pending = useRef(startAt)
  useLayoutEffect(() => {
    const at = pending.current
    if (at === null || rowHeight === 0) return
    scrollTo(0, at)
    if (scrollY >= at - 1) pending.current = null
  }, [rowHeight, rows])
  useEffect(() => {
    const end = () => {
      pending.current = null
    }
    for (const event of MOVES) addEventListener(event, end, { passive: true })
    return () => {
      for (const event of MOVES) removeEventListener(event, end)
    }
  }, [])
}

export type LongGridProps<T> = {
  label: string
  items: readonly T[]
  keyOf: (item: T) => string
  /** May depend on the item alone; signals it reads redraw it by themselves. `soon`: it is among the first seen. */
  draw: (item: T, soon: boolean) => ComponentChildren
  /** Called when the last rows come near: time for the next page. */
  onNearEnd?: () => void
  /** Scroll offset to restore, in pixels: re-applied as the list loads until it is reached or the player scrolls. */
  startAt?: number | null
  /** Height of what `draw` puts under each tile, in pixels. */
  under?: number
  /** A last tile behind the items, once all of them are there. */
  end?: ComponentChildren
  /** Until it resolves, only the rows in view are drawn: their pictures are not to wait for others. */
  restAfter?: () => Promise<void>
}

/** Tiles in a grid that keeps only the rows around the view in the page, so 10,000 cost what 30 do. */
export function LongGrid<T extends object>({
  label,
  items,
  keyOf,
  draw,
  onNearEnd,
  startAt = null,
  under = 0,
  end,
  restAfter,
}: LongGridProps<T>) {
  const { list, view } = useView(items.length > 0, under, restAfter)
  const { columns, rowHeight, gap } = view
  const drawOnce = useDrawn(draw)
  const rows = Math.ceil(items.length / columns)
  useStart(startAt, rowHeight, rows)
  const isNearEnd = view.last >= rows - 1
  useLayoutEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, rows])

  const first = Math.min(view.first, Math.max(0, rows - 1))
  const last = Math.min(view.last, rows)
  return (
    <ul
      ref={list}
      class={`${tileGrid} ${evenTiles}`}
      aria-label={label}
      data-still={first > 0}
      style={{
        gridAutoRows: rowHeight ? `${rowHeight - gap}px` : 'auto',
        paddingTop: `${first * rowHeight}px`,
        paddingBottom: `${(rows - last) * rowHeight}px`,
      }}
    >
      {items.slice(first * columns, last * columns).map((item, index) => (
        <li key={keyOf(item)} aria-setsize={items.length} aria-posinset={first * columns + index + 1}>
          {drawOnce(item, first * columns + index)}
        </li>
      ))}
      {end && last === rows && <li>{end}</li>}
    </ul>
  )
}

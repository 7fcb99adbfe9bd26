import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { tileGrid } from './AssetTile.style'
import { ROWS_AHEAD, readGrid, rowsInView } from './longGridRows'

/** Every tile is as high as the next: a name and its words have two lines each, a price one. */
const evenTiles = css`
& h3{height:calc(2.6em + 11px);overflow:hidden;}
& h3 + p{height:calc(2.8em + 2px);overflow:hidden;}
& a > p:last-child{overflow:hidden;white-space:nowrap;}
`

export type LongGridProps<T> = {
  label: string
  items: readonly T[]
  keyOf: (item: T) => string
  draw: (item: T) => ComponentChildren
  /** The last rows come near: time for the following page. */
  onNearEnd?: () => void
  /** Where the page was scrolled to when it was left; taken up once, at the first drawing. */
  scrollTo?: number | null
}

/** Tiles in a grid that keeps only the rows around the view in the page, so 10,000 cost what 30 do. */
export function LongGrid<T>({ label, items, keyOf, draw, onNearEnd, scrollTo: target }: LongGridProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const [view, setView] = useState({ columns: 2, rowHeight: 0, first: 0, last: ROWS_AHEAD * 2 })
  const pending = useRef(target ?? null)
  const rows = Math.ceil(items.length / view.columns)

  useLayoutEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const box = list.current
      if (!box) return
      const grid = readGrid(box)
      const top = box.getBoundingClientRect().top
      setView((before) => {
        const rowHeight = grid.rowHeight || before.rowHeight
        const { first, last } = rowsInView(rowHeight, top, innerHeight)
        const isSame =
          before.first === first &&
          before.last === last &&
          before.columns === grid.columns &&
          before.rowHeight === rowHeight
        return isSame ? before : { columns: grid.columns, rowHeight, first, last }
      })
    }
    const plan = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', plan, { passive: true })
    addEventListener('resize', plan)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', plan)
      removeEventListener('resize', plan)
    }
  }, [items.length > 0])

  useLayoutEffect(() => {
    if (pending.current === null || view.rowHeight === 0) return
    scrollTo(0, pending.current)
    pending.current = null
  }, [view.rowHeight])

  useLayoutEffect(() => {
    if (view.last >= rows - 1) onNearEnd?.()
  }, [view.last >= rows - 1, rows])

  const first = Math.min(view.first, Math.max(0, rows - 1))
  const last = Math.min(view.last, rows)
  const shown = items.slice(first * view.columns, last * view.columns)
  return (
    <ul
      ref={list}
      class={`${tileGrid} ${evenTiles}`}
      aria-label={label}
      style={{ paddingTop: `${first * view.rowHeight}px`, paddingBottom: `${(rows - last) * view.rowHeight}px` }}
    >
      {shown.map((item, index) => (
        <li key={keyOf(item)} aria-setsize={items.length} aria-posinset={first * view.columns + index + 1}>
          {draw(item)}
        </li>
      ))}
    </ul>
  )
}

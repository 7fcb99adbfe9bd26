/** Rows kept on either side of the view. */
export const ROWS_AHEAD = 3
/** Tiles that a phone shows before anything is scrolled. */
export const FIRST_SEEN = 4
const FIRST_ROWS = 2

/** Height of what is under a tile's picture: grade, words, price. See AssetTile.style.ts. */
const TEXT_REM = 3.75
const TEXT_PX = 12

export interface GridLayout {
  columns: number
  /** In pixels, with the gap under it; 0 before anything is laid out. */
  rowHeight: number
  gap: number
}

/**
 * How a CSS grid of tiles is laid out. The width of its columns determines the height of its rows.
 * @param under height of what is under each tile, in pixels
 */
export function readGrid(list: HTMLElement, under = 0): GridLayout {
  const style = getComputedStyle(list)
  const widths = style.gridTemplateColumns
    .split(' ')
    .map(Number.parseFloat)
    .filter((width) => width > 0)
  const gap = Number.parseFloat(style.rowGap || style.getPropertyValue('grid-row-gap')) || 0
  const width = widths[0]
  if (width === undefined) return { columns: 2, rowHeight: 0, gap }
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const portrait = Number.parseFloat(style.getPropertyValue('--portrait')) || 1
  const height = width * portrait + TEXT_REM * rem + TEXT_PX
  return { columns: widths.length, rowHeight: Math.ceil(height) + under + gap, gap }
}

/**
 * The rows to draw, `last` excluded. Their number is constant, so one is dropped when one is added: moving by one row
 * draws once.
 * @param top of the list, in pixels under the view's upper edge; negative when it is above
 */
export function rowsInView(rowHeight: number, top: number, viewHeight: number): { first: number; last: number } {
  const first = Math.floor(-top / rowHeight) - ROWS_AHEAD
  const last = first + Math.ceil(viewHeight / rowHeight) + 1 + 2 * ROWS_AHEAD
  return rowHeight > 0 ? { first: Math.max(0, first), last: Math.max(0, last) } : { first: 0, last: FIRST_ROWS }
}

/** The rows that are seen, with the first ones of a list under the view: the pictures of those come first. */
export function rowsSeen(rowHeight: number, top: number, viewHeight: number): { first: number; last: number } {
  const first = Math.floor(-top / rowHeight)
  const last = Math.ceil((viewHeight - top) / rowHeight)
  return rowHeight > 0
    ? { first: Math.max(0, first), last: Math.max(FIRST_ROWS, last) }
    : { first: 0, last: FIRST_ROWS }
}

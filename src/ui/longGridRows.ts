/** Rows kept on either side of the view. */
export const ROWS_AHEAD = 3

/** Columns of a CSS grid as it is laid out, and the height of a row with the gap under it; 0 while there is none. */
export function readGrid(list: HTMLElement): { columns: number; rowHeight: number } {
  const style = getComputedStyle(list)
  const columns = style.gridTemplateColumns.split(' ').filter((width) => width.endsWith('px')).length || 2
  const tile = list.firstElementChild
  const gap = Number.parseFloat(style.rowGap || style.getPropertyValue('grid-row-gap')) || 0
  const height = tile?.getBoundingClientRect().height ?? 0
  return { columns, rowHeight: height > 0 ? height + gap : 0 }
}

/**
 * The rows to draw, `last` excluded, in whole windows: a row that comes into view was drawn before, and most frames of
 * a scroll draw nothing.
 * @param top of the list, in pixels under the view's upper edge; negative when it is above
 */
export function rowsInView(rowHeight: number, top: number, viewHeight: number): { first: number; last: number } {
  if (rowHeight <= 0) return { first: 0, last: ROWS_AHEAD * 2 }
  const first = Math.floor(-top / rowHeight) - ROWS_AHEAD
  const last = Math.ceil((viewHeight - top) / rowHeight) + ROWS_AHEAD
  return { first: Math.max(0, first), last: Math.max(0, last) }
}

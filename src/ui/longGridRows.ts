/** Rows kept on either side of the view. */
export const ROWS_AHEAD = 3

/** What stands under a tile's picture: two lines of name, two of words, the price. See AssetTile.style.ts. */
const TEXT_REM = 6.3
const TEXT_PX = 36

export interface GridLayout {
  columns: number
  /** In pixels, with the gap under it; 0 before anything is laid out. */
  rowHeight: number
  gap: number
}

/**
 * How a CSS grid of tiles is laid out. Its rows are as high as its columns' width makes them.
 * @param under what stands under each tile, in pixels
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
  return { columns: widths.length, rowHeight: Math.ceil((width * 4) / 3 + TEXT_REM * rem + TEXT_PX) + under + gap, gap }
}

/**
 * The rows to draw, `last` excluded. Always as many, so that one is dropped where one is added: a step of one row is
 * drawn once.
 * @param top of the list, in pixels under the view's upper edge; negative when it is above
 */
export function rowsInView(rowHeight: number, top: number, viewHeight: number): { first: number; last: number } {
  if (rowHeight <= 0) return { first: 0, last: ROWS_AHEAD * 2 }
  const first = Math.floor(-top / rowHeight) - ROWS_AHEAD
  const last = first + Math.ceil(viewHeight / rowHeight) + 1 + 2 * ROWS_AHEAD
  return { first: Math.max(0, first), last: Math.max(0, last) }
}

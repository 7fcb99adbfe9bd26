import type { Contour } from './contours'

/** How far apart the lines are on which a head is looked through, in the units of an icon of 512. */
const STEP = 16
/** How far a hollow reaches under the edge around it. */
const UNDER = 6
/** What is nearer to the left or right end of a drawing than this share of it is beside the face, as an earring is. */
const EDGE = 0.24

type Span = readonly [from: number, to: number]
type Sides = { left: number; right: number }
type Row = { y: number; from: number; to: number }

/** Where a level line is within an outline. */
function spansAt(contours: readonly Contour[], y: number): Span[] {
  const crossings = contours
    .flatMap(({ points }) =>
      points.flatMap(([x, from], index) => {
        const [nextX, to] = points[(index + 1) % points.length] ?? [x, from]
        return from > y === to > y ? [] : [x + ((y - from) / (to - from)) * (nextX - x)]
      }),
    )
    .sort((one, other) => one - other)
  return crossings.flatMap((x, index) => (index % 2 ? [] : [[x, crossings[index + 1] ?? x] as const]))
}

const covers = (spans: readonly Span[], x: number): boolean => spans.some(([from, to]) => x >= from && x <= to)

/** Whether it is at one side of a drawing, so far out that it cannot be in the face. */
export const isBeside = (part: Sides, { left, right }: Sides): boolean => {
  const edge = (right - left) * EDGE
  return part.right <= left + edge || part.left >= right - edge
}

/**
 * What is behind the openings of a head, as path data: wherever there is some of it at the left, at the right and above.
 * So the slot of a helmet and a mask's eyes are closed behind, while there is sky between two horns.
 */
export function hollowOf(contours: readonly Contour[]): string {
  const [top, bottom] = [Math.min(...contours.map(({ top }) => top)), Math.max(...contours.map(({ bottom }) => bottom))]
  const sides = {
    left: Math.min(...contours.map(({ left }) => left)),
    right: Math.max(...contours.map(({ right }) => right)),
  }
  const above: Span[] = []
  const rows: Row[][] = [[]]
  for (let y = Math.ceil(top) + 4; y < bottom; y += STEP) {
    const spans = spansAt(contours, y)
    const gaps = spans
      .slice(1)
      .map(([to], index) => [spans[index]?.[1] ?? to, to] as const)
      .filter(([from, to]) => !isBeside({ left: from, right: to }, sides))
    const roofed = gaps.filter(([from, to]) => covers(above, (from + to) / 2))
    above.push(...spans)
    const [first, last] = [roofed[0], roofed.at(-1)]
    // Sky between two of them is sky between two ears.
    const isOpen = gaps.some((gap) => !roofed.includes(gap) && first && last && gap[0] > first[0] && gap[0] < last[0])
    if (first && last && !isOpen)
      rows.at(-1)?.push({ y, from: Math.round(first[0]) - UNDER, to: Math.round(last[1]) + UNDER })
    else if (rows.at(-1)?.length) rows.push([])
  }
  return rows.map(closed).join('')
}

/** Rows of one hollow, as an outline: down at the left, up at the right. Above each there is as much room as below it. */
function closed(rows: readonly Row[]): string {
  const last = rows.at(-1)
  if (!last) return ''
  const sides = [...rows, { ...last, y: last.y + STEP }].map(({ y, from, to }, index) => {
    const next = rows[index + 1] ?? last
    return { y: y - STEP / 2, from: Math.min(from, next.from), to: Math.max(to, next.to) }
  })
  return outline([
    ...sides.map(({ y, from }) => [from, y] as const),
    ...sides.map(({ y, to }) => [to, y] as const).reverse(),
  ])
}

const signed = (value: number): string => (value < 0 ? `${value}` : ` ${value}`)

const outline = (points: ReadonlyArray<readonly [x: number, y: number]>): string =>
  `${points
    .map(([x, y], index) => {
      const last = points[index - 1]
      return last ? `l${x - last[0]}${signed(y - last[1])}` : `M${x}${signed(y)}`
    })
    .join('')}z`

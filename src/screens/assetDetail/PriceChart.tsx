import { css } from 'goober'

const priceChart = css`
  & > div {
    position: relative;
    padding: 2px 0;
    border: solid var(--line);
    border-width: 1px 0;
  }
  & svg {
    width: 100%;
    height: 140px;
  }
  & path {
    vector-effect: non-scaling-stroke;
  }
  & [data-part='line'] {
    fill: none;
    stroke: var(--gold);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  & [data-part='area'] {
    fill: var(--gold);
    opacity: 0.14;
  }
  & > figcaption {
    display: flex;
    justify-content: space-between;
    margin: 4px 0;
    font-size: var(--small);
    color: var(--soft);
  }
  & > figcaption > :last-child {
    margin-left: 12px;
    text-align: right;
  }
`

export type PricePoint = {
  /** For drawing only: never calculate money with it. */
  value: number
  /** The price, formatted for the reader. */
  text: string
  /** The day or hour, formatted for the reader. */
  when: string
}

export type PriceChartProps = {
  /** "Prices of Frostfang" */
  label: string
  /** From old to new. */
  points: ReadonlyArray<PricePoint>
}

const WIDTH = 300
const HEIGHT = 100

/** The line from left to right; equal prices give a line in the middle. */
function lineOf(points: ReadonlyArray<PricePoint>): string {
  const values = points.map(({ value }) => value)
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const step = WIDTH / Math.max(1, points.length - 1)
  const heights = values.map((value) => (span ? HEIGHT - ((value - low) / span) * HEIGHT : HEIGHT / 2))
  const line = heights.map((height, index) => `${Math.round(index * step)} ${Math.round(height)}`).join('L')
  return points.length === 1 ? `M${line}H${WIDTH}` : `M${line}`
}

/** The course of a price as a line; put a table with the numbers next to it. */
export function PriceChart({ label, points }: PriceChartProps) {
  const first = points[0]
  const last = points[points.length - 1]
  if (!first || !last) return null
  const line = lineOf(points)
  return (
    <figure class={priceChart}>
      <div>
        <svg viewBox={`0 -6 ${WIDTH} ${HEIGHT + 12}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <path data-part="area" d={`${line}V${HEIGHT + 6}H0Z`} />
          <path data-part="line" d={line} />
        </svg>
      </div>
      <figcaption aria-hidden="true">
        <span>
          {first.when}: {first.text}
        </span>
        <span>
          {last.when}: {last.text}
        </span>
      </figcaption>
    </figure>
  )
}

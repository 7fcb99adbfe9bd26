import { css } from 'goober'

const stars = css`
display:inline-block;color:var(--gold);
`

/** From the top of one star to the next, and around it. */
const STAR = 'm25 0l2.7 6 6.5.7-4.9 4.4 1.4 6.5-5.7-3.3-5.7 3.3 1.4-6.5-4.9-4.4 6.5-.7z'

const MOST = 7

export type StarsProps = {
  /** 0 to 7. */
  count: number
  /** The whole sentence for screen readers: "5 stars". */
  label: string
  /** Height in CSS pixels. */
  size?: number
}

/** A star rating: one shape, for a list has hundreds. */
export function Stars({ count, label, size = 14 }: StarsProps) {
  const shown = Math.min(count, MOST)
  return (
    <svg
      class={stars}
      viewBox={`0 0 ${shown * 25} 24`}
      width={shown * size}
      height={size}
      fill="currentColor"
      role="img"
      aria-label={label}
    >
      <path d={`M-13 2.8${STAR.repeat(shown)}`} />
    </svg>
  )
}

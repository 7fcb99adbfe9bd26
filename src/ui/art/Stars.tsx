import { css } from 'goober'
import { starsPath } from './icons/star'

const stars = css`
  display: inline-block;
  color: var(--gold);
`

const MOST = 7

export type StarsProps = {
  /** 0 to 7. */
  count: number
  /** The whole sentence for screen readers: "5 stars". */
  label: string
  /** Height in CSS pixels. */
  size?: number
}

/** A star rating: one shape, because a list has hundreds. */
export function Stars({ count, label, size = 14 }: StarsProps) {
  const shown = Math.min(Math.max(0, Math.floor(count) || 0), MOST)
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
      <path d={starsPath(shown)} />
    </svg>
  )
}

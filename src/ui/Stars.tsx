import { css } from 'goober'
import { Icon } from './Icon'
import { starIcon } from './icons/star'

const stars = css`
display:inline-flex;color:var(--gold);
& > svg{margin-right:1px;}
& > [data-off]{opacity:.3;}
`

export type StarsProps = {
  /** 1 to 7 */
  count: number
  /** The whole sentence for screen readers: "5 of 7 stars". */
  label: string
  /** Shows the missing ones too, as outlines. */
  of?: number
  size?: number
}

/** A star rating. */
export function Stars({ count, label, of = count, size = 14 }: StarsProps) {
  return (
    <span class={stars} role="img" aria-label={label}>
      {Array.from({ length: Math.max(0, Math.min(of, 7)) }, (_, index) => (
        <Icon key={index} path={starIcon} size={size} solid={index < count} />
      ))}
    </span>
  )
}

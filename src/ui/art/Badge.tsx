import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import type { Tone } from '../states/tone'
import { Icon } from './Icon'

const badge = css`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: 24px;
  padding: 2px 10px;
  border: 1px solid;
  border-radius: 12px;
  background: var(--shade);
  color: var(--text);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.3;
  & > svg {
    flex: none;
    margin: 0 5px 0 -3px;
  }
  &[data-tone='neutral'] {
    border-color: var(--edge);
  }
  &[data-tone='info'] {
    color: var(--teal);
  }
  &[data-tone='good'] {
    color: var(--green);
  }
  &[data-tone='warning'] {
    color: var(--amber);
  }
  &[data-tone='bad'] {
    color: var(--red);
  }
  &[data-tone='gold'] {
    color: var(--gold);
  }
`

export type BadgeProps = {
  children: ComponentChildren
  tone?: Tone
  /** A path from `icons/`. */
  icon?: string
}

/** A short word about a state. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span class={badge} data-tone={tone}>
      {icon && <Icon path={icon} size={14} />}
      {children}
    </span>
  )
}

import { css } from 'goober'
import type { TargetedMouseEvent } from 'preact'
import { Icon } from '../art/Icon'

const iconButton = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--soft);
  cursor: pointer;
  touch-action: manipulation;
  &:hover {
    color: var(--gold);
  }
`

export type IconButtonProps = {
  /** A path from `icons/`. */
  icon: string
  /** Spoken name; the icon has none. */
  label: string
  /** For buttons that open something: is it open? */
  expanded?: boolean
  onClick?: (event: TargetedMouseEvent<HTMLButtonElement>) => void
}

/** A 44 px round button with an icon only. */
export function IconButton({ icon, label, expanded, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      class={iconButton}
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  )
}

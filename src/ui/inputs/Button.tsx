import type { ComponentChildren, TargetedMouseEvent } from 'preact'
import { button } from './Button.style'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = {
  children: ComponentChildren
  kind?: ButtonKind | undefined
  type?: 'button' | 'submit'
  /** Work is under way: the button stays in the tab order, says so, and ignores presses. */
  busy?: boolean | undefined
  disabled?: boolean
  /** As wide as its container. */
  wide?: boolean
  /** Spoken name where the visible text is not enough. */
  label?: string
  onClick?: (event: TargetedMouseEvent<HTMLButtonElement>) => void
}

/** A button. At most one `primary` per screen. */
export function Button({
  children,
  kind = 'secondary',
  type = 'button',
  busy,
  disabled,
  wide,
  label,
  onClick,
}: ButtonProps) {
  return (
    <button
      type={type}
      class={button}
      data-kind={kind}
      data-wide={wide}
      aria-busy={busy}
      aria-disabled={busy}
      aria-label={label}
      disabled={disabled}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
    </button>
  )
}

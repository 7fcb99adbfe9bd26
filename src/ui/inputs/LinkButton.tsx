import type { ComponentChildren, TargetedMouseEvent } from 'preact'
import type { ButtonKind } from './Button'
import { button } from './Button.style'

export type LinkButtonProps = {
  href: string
  children: ComponentChildren
  kind?: ButtonKind
  wide?: boolean
  /** Leaves the site: opens in a new tab, without access to this page. */
  external?: boolean
  onClick?: (event: TargetedMouseEvent<HTMLAnchorElement>) => void
}

/** A link that looks like a button. */
export function LinkButton({ href, children, kind = 'secondary', wide, external, onClick }: LinkButtonProps) {
  return (
    <a
      href={href}
      class={button}
      data-kind={kind}
      data-wide={wide}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener noreferrer' : undefined}
      onClick={onClick}
    >
      {children}
    </a>
  )
}

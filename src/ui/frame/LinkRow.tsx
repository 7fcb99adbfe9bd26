import type { ComponentChildren, TargetedMouseEvent } from 'preact'
import { bringToView } from './bringToView'

export type LinkRowProps = {
  /** What the links choose between, for screen readers. */
  label: string
  items: ReadonlyArray<{ href: string; text: ComponentChildren; current?: boolean }>
  /** For a router: gets every tab's click first. */
  onNavigate?: (event: TargetedMouseEvent<HTMLAnchorElement>) => void
}

/** Tabs that are links, in the look of a class; the present one is brought into view. */
export function LinkRow({ look, label, items, onNavigate }: LinkRowProps & { look: string }) {
  return (
    <nav class={look} aria-label={label}>
      {items.map(({ href, text, current }) => (
        <a
          key={href}
          ref={current ? bringToView : null}
          href={href}
          aria-current={current ? 'page' : undefined}
          onClick={onNavigate}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}

import type { ComponentChildren, TargetedMouseEvent } from 'preact'
import { bringToView } from './bringToView'
import { tabs } from './Tabs.style'

export type NavTabsProps = {
  /** What the links choose between, for screen readers. */
  label: string
  items: ReadonlyArray<{ href: string; text: ComponentChildren; current?: boolean }>
  /** For a router: gets every tab's click first. */
  onNavigate?: (event: TargetedMouseEvent<HTMLAnchorElement>) => void
}

/** Tabs that are links: kinds of assets, pages of the legion. */
export function NavTabs({ label, items, onNavigate }: NavTabsProps) {
  return (
    <nav class={tabs} aria-label={label}>
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

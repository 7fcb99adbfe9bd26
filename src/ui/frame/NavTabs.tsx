import type { TargetedMouseEvent } from 'preact'
import { tabs } from './Tabs.style'

export type NavTabsProps = {
  /** What the links choose between, for screen readers. */
  label: string
  items: ReadonlyArray<{ href: string; text: string; current?: boolean }>
  /** For a router: gets every tab's click first. */
  onNavigate?: (event: TargetedMouseEvent<HTMLAnchorElement>) => void
}

/** How much of the tab before the present one stays in view, in CSS pixels. */
const BEFORE = 80

/** In the row that scrolls: the tabs' own, or one that has more than them. */
const bringToView = (tab: HTMLElement | null) => {
  if (tab) (tab.closest('[data-row]') ?? tab.parentElement)?.scrollTo(tab.offsetLeft - BEFORE, 0)
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

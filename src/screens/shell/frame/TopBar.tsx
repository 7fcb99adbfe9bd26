import { css } from 'goober'
import type { ComponentChildren } from 'preact'

const topBar = css`
  position: sticky;
  z-index: 20;
  top: 0;
  padding: var(--safe-top) 20px 0;
  border-bottom: 3px double var(--line);
  background: var(--ink);
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    max-width: 87rem;
    min-height: 54px;
    margin: 0 auto;
  }
  & nav {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: flex-end;
    min-width: 5rem;
    margin: 0 -10px 0 2%;
  }
  & nav a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 8px;
    color: var(--soft);
    text-decoration: none;
    white-space: nowrap;
  }
  & nav a:hover,
  & [aria-current] {
    color: var(--gold);
  }
  /* Places to the left, all else to the right. */
  @media (min-width: 48rem) {
    & nav > :first-child {
      margin-right: auto;
    }
  }
  @media (max-width: 47.99rem) {
    & nav [data-wide] {
      display: none;
    }
  }
`

export type TopBarProps = {
  /** Name of the navigation, for screen readers. */
  label: string
  /** Usually a `Logo`. */
  brand: ComponentChildren
  /** Links and icon buttons; those with `data-wide` show on wide screens only, and must be in the drawer too. */
  children: ComponentChildren
}

/** The bar at the top. Wallets swallow touches in the top 50 px, so nothing in it may be the only way to a page. */
export function TopBar({ label, brand, children }: TopBarProps) {
  return (
    <header class={topBar}>
      <div>
        {brand}
        <nav aria-label={label}>{children}</nav>
      </div>
    </header>
  )
}

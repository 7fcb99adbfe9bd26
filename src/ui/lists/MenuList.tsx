import { css } from 'goober'
import type { TargetedMouseEvent } from 'preact'
import { Icon } from '../art/Icon'

const menuList = css`
  & li:not(:last-child) {
    border-bottom: 1px solid var(--line);
  }
  & a,
  & button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 52px;
    padding: 4px 0;
    border: 0;
    background: none;
    color: var(--text);
    font-size: 1.0625rem;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  & a:hover,
  & button:hover {
    color: var(--gold);
  }
  & svg {
    flex: none;
    margin-right: 16px;
    color: var(--soft);
  }
  & [aria-current],
  & [aria-current] > svg {
    color: var(--gold);
  }
`

export type MenuItem = {
  /** Without it the item is a button: log out, install, language. */
  href?: string | undefined
  text: string
  /** A path from `icons/`. */
  icon: string
  current?: boolean
  /** Leaves the site: opens apart. */
  external?: boolean
  onClick?: (event: TargetedMouseEvent<HTMLElement>) => void
}

/** A list of places to go and things to do, for the drawer and the account page. */
export function MenuList({ label, items }: { label: string; items: ReadonlyArray<MenuItem> }) {
  return (
    <nav class={menuList} aria-label={label}>
      <ul>
        {items.map(({ href, text, icon, current, external, onClick }) => (
          <li key={text}>
            {href ? (
              <a
                href={href}
                aria-current={current ? 'page' : undefined}
                target={external ? '_blank' : undefined}
                rel={external ? 'noopener noreferrer' : undefined}
                onClick={onClick}
              >
                <Icon path={icon} />
                {text}
              </a>
            ) : (
              <button type="button" onClick={onClick}>
                <Icon path={icon} />
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

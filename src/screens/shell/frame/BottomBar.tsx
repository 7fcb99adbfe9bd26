import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'react'
import { Icon } from '../../../ui/art/Icon'

const bottomBar = css`
  position: fixed;
  z-index: 20;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  /* With large text a second row, rather than words broken in two. */
  flex-wrap: wrap;
  padding: 0 12px var(--safe-bottom);
  border-top: 1px solid var(--amber);
  background: var(--night);
  & > * {
    position: relative;
    display: flex;
    flex: 1 0 20%;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-height: 58px;
    padding: 0 2px;
    border: 0;
    background: none;
    color: var(--soft);
    font-size: 0.75rem;
    line-height: 1.2;
    text-align: center;
    white-space: nowrap;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  & svg {
    margin-bottom: 3px;
  }
  & > [aria-current] {
    color: var(--gold);
    font-weight: 600;
  }
  & > [aria-current]::before {
    content: '';
    position: absolute;
    top: -1px;
    width: 36px;
    height: 3px;
    background: var(--gold);
  }
  body[data-bar] & {
    display: none;
  }
  @media print, (min-width: 48rem) {
    & {
      display: none;
    }
  }
`

export type BottomBarItem = {
  /** Without it the item is a button that opens something. */
  href?: string
  text: string
  icon: string
  /** A sign over the icon, with words of its own. */
  mark?: ComponentChildren
  /** The page itself, or one that belongs to the place. */
  current?: boolean | 'around'
  onClick?: () => void
}

export type BottomBarProps = {
  label: string
  /** Four or five. */
  items: ReadonlyArray<BottomBarItem>
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input,select')

/** The main places, in reach of the thumb. Away from a page with a bar of its own; hidden while the player types: the keyboard would lift it over the form. */
export function BottomBar({ label, items }: BottomBarProps) {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const enter = (event: FocusEvent) => setTyping(takesText(event.target))
    const leave = () => setTyping(false)
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
    }
  }, [])
  if (typing) return null
  return (
    <nav class={bottomBar} aria-label={label}>
      {items.map(({ href, text, icon, mark, current, onClick }) => {
        const Item = href ? 'a' : 'button'
        return (
          <Item
            key={text}
            aria-current={current === 'around' ? 'true' : current ? 'page' : undefined}
            {...(href ? { href } : { type: 'button' })}
            {...(onClick && { onClick })}
          >
            <Icon path={icon} />
            {text}
            {mark}
          </Item>
        )
      })}
    </nav>
  )
}

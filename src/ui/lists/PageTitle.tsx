import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'react'

const pageTitle = css`
  text-align: center;
  & > h1 {
    position: relative;
    padding-bottom: 20px;
    font-size: 1.75rem;
    color: var(--gold);
    text-shadow: 0 2px 12px var(--ink);
  }
  & > h1::before {
    content: '';
    position: absolute;
    right: 0;
    bottom: 5px;
    left: 0;
    max-width: 12rem;
    height: 1px;
    margin: 0 auto;
    background: linear-gradient(
      90deg,
      transparent,
      var(--amber) 44%,
      transparent 44%,
      transparent 56%,
      var(--amber) 56%,
      transparent
    );
  }
  & > h1::after {
    content: '';
    position: absolute;
    bottom: 2px;
    left: 50%;
    width: 7px;
    height: 7px;
    margin-left: -3.5px;
    background: var(--gold);
    transform: rotate(45deg);
  }
  & > p {
    max-width: 34rem;
    margin: 6px auto 0;
    color: var(--soft);
  }
  & > div {
    margin-top: 14px;
  }
  /* Small and right below the bar: a phone's first view belongs to what the page is for. */
  @media (max-width: 47.99rem) {
    & {
      margin-top: -16px;
    }
    & > h1 {
      padding-bottom: 16px;
      font-size: 1.5rem;
    }
    & > p {
      font-size: 0.875rem;
      line-height: 1.4;
      text-wrap: balance;
    }
  }
`

export type PageTitleProps = {
  title: string
  text?: ComponentChildren
  /** Buttons or links that belong to the whole page. */
  actions?: ComponentChildren
}

/** The one `h1` of a screen, which also sets the document's title. */
export function PageTitle({ title, text, actions }: PageTitleProps) {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <header class={pageTitle}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {actions && <div>{actions}</div>}
    </header>
  )
}

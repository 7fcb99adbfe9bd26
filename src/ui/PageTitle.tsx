import { css } from 'goober'
import type { ComponentChildren } from 'preact'

const pageTitle = css`
text-align:center;
& > h1{font-size:1.75rem;color:var(--gold);text-shadow:0 2px 12px var(--ink);}
& > h1::after{content:'';display:block;width:11rem;max-width:100%;height:9px;margin:8px auto 0;background:linear-gradient(45deg,transparent 33%,var(--gold) 33%,var(--gold) 67%,transparent 67%) 50% 50%/9px 9px no-repeat,linear-gradient(90deg,transparent,var(--amber) 44%,transparent 44%,transparent 56%,var(--amber) 56%,transparent) 50% 50%/100% 1px no-repeat;}
& > p{max-width:34rem;margin:8px auto 0;color:var(--soft);}
& > div{margin-top:14px;}
`

export type PageTitleProps = {
  title: string
  text?: ComponentChildren
  /** Buttons or links that belong to the whole page. */
  actions?: ComponentChildren
}

/** The one `h1` of a screen. */
export function PageTitle({ title, text, actions }: PageTitleProps) {
  return (
    <header class={pageTitle}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {actions && <div>{actions}</div>}
    </header>
  )
}

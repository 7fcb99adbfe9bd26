import { css } from 'goober'
import type { ComponentChildren } from 'preact'

const page = css`
display:block;max-width:72rem;margin:0 auto;padding:24px 20px;
&:focus{outline:0;}
&[data-narrow=true]{max-width:30rem;}
& > :not(:last-child){margin-bottom:20px;}
`

export type PageProps = {
  children: ComponentChildren
  /** For forms: one narrow column. */
  narrow?: boolean
  busy?: boolean
}

/** The main region of a screen; its children stand 20 px apart. */
export function Page({ children, narrow, busy }: PageProps) {
  return (
    <main id="main" class={page} data-narrow={narrow} aria-busy={busy} tabIndex={-1}>
      {children}
    </main>
  )
}

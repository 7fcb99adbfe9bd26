import { css } from 'goober'
import type { ComponentChildren } from 'preact'

const page = css`
  display: block;
  max-width: 72rem;
  min-height: 100vh;
  margin: 0 auto;
  padding: 24px 20px;
  &:focus {
    outline: 0;
  }
  & > :not(:last-child) {
    margin-bottom: 20px;
  }
`

/**
 * The main region of a screen; its children are 20 px apart. As high as the view: the footer under it is not seen to
 * move when the screen comes.
 */
export function Page({ children }: { children: ComponentChildren }) {
  return (
    <main id="main" class={page} tabIndex={-1}>
      {children}
    </main>
  )
}

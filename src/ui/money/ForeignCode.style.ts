import { css } from 'goober'

/** Class: a line that asks for nothing. */
export const quiet = css`
  font-size: var(--small);
  color: var(--soft);
`

/** Class: the paragraphs of the warning. */
export const warning = css`
  & > p:not(:first-child) {
    margin-top: 8px;
  }
  & code {
    font-size: 0.9375rem;
  }
`

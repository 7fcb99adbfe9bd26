import { css } from 'goober'

/** Class: the parts of a page, one under the other. */
export const page = css`
  max-width: 60rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 24px;
  }
`

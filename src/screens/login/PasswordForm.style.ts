import { css } from 'goober'

/** Class: the form's fields 12 px apart. */
export const form = css`
  & > :not(:last-child) {
    margin-bottom: 12px;
  }
  & > h2 {
    font-size: 1.0625rem;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
  }
  & > p > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`

import { css } from 'goober'

/** Class: a token's number, and beside or below it the link to its transaction. */
export const token = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  & > span {
    margin-left: auto;
    font-size: var(--small);
  }
`

/** Class: a day, in one piece where the table has room for it. */
export const tradeDay = css`
  @media (min-width: 40rem) {
    & {
      white-space: nowrap;
    }
  }
`

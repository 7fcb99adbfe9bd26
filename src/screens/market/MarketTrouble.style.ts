import { css } from 'goober'

/** Class: wraps the market's empty state; its emblem is larger on a wide screen. */
export const trouble = css`
  @media (min-width: 62rem) {
    & > div > i {
      margin: 40px 0 76px;
      transform: scale(1.5);
    }
  }
`

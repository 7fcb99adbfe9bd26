import { css } from 'goober'

/** Class: wraps the market's empty state; its emblem is larger on a wide screen. */
export const marketEmpty = css`
  & > :first-child {
    padding: 4px 0 14px;
  }
  @media (min-width: 62rem) {
    & > :first-child {
      padding: 36px 0 32px;
    }
    & > :first-child > i {
      margin: 40px 0 76px;
      transform: scale(1.5);
    }
  }
`

import { css } from 'goober'

/** Class: wraps the market's empty state; its emblem is larger on a wide screen. */
export const marketEmpty = css`
  & > :first-child {
    padding: 16px 0 14px;
  }
  @media (min-width: 62rem) {
    & > :first-child {
      padding: 8px 0 28px;
    }
    & > :first-child > i {
      margin: 24px 0 52px;
      transform: scale(1.2);
    }
  }
`

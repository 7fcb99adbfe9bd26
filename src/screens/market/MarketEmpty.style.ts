import { css } from 'goober'

/** Class: wraps the market's empty state; its emblem is smaller on a phone, where the other kinds are to be in view. */
export const marketEmpty = css`
  & > :first-child {
    padding: 8px 0 16px;
  }
  & > :first-child > i {
    margin: 0 0 20px;
    transform: scale(0.7);
  }
  @media (min-width: 62rem) {
    & > :first-child {
      padding: 24px 0 28px;
    }
    & > :first-child > i {
      margin: 24px 0 52px;
      transform: scale(1.2);
    }
  }
`

import { css } from 'goober'

/** Class: around what is said instead of offers, whose sign is larger on a wide screen. */
export const trouble = css`
  @media (min-width: 62rem) {
    & > div > i {
      margin: 40px 0 76px;
      transform: scale(1.5);
    }
  }
`

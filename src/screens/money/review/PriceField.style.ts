import { css } from 'goober'

/** Class: a price and below it what it brings; on a desktop beside it, as wide as on a phone, so that the sheet ends in view. */
export const priced = css`
  & > :last-child {
    margin-top: 12px;
  }
  @media (min-width: 48rem) {
    &[data-beside='true'] {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      grid-gap: 10px;
      align-items: start;
    }
    &[data-beside='true'] > :last-child {
      margin-top: 0;
    }
  }
`

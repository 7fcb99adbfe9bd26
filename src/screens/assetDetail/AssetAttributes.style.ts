import { css } from 'goober'

/** Class: around the values that a fight begins with, each behind its sign. */
export const vitals = css`
  & dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    font-size: 1.125rem;
    color: var(--text);
  }
  & svg {
    margin-right: 5px;
    color: var(--red);
  }
  & div:first-child + div svg {
    color: var(--gold);
  }
  & div:first-child + div + div svg {
    color: var(--teal);
  }
  @media (max-width: 47.99rem) {
    & dl > div {
      padding: 6px 4px;
    }
  }
`

/** Class: a line under each value; a number is in line with the first line of its words. */
export const values = css`
  & > dl > div {
    align-content: flex-start;
    align-items: baseline;
    padding-bottom: 5px;
    border-bottom: 1px solid var(--line);
  }
  @media (min-width: 80rem) {
    /* The longest names are on the right. */
    & > dl {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
      grid-row-gap: 0;
    }
    & > dl > div {
      align-content: center;
      min-height: 34px;
      padding: 3px 0;
    }
    & > dl > div:last-child,
    & > dl > div:nth-last-child(2):nth-child(odd) {
      border: 0;
    }
    & > dl dt {
      font-size: 0.875rem;
    }
    & > dl dd {
      font-size: 0.9375rem;
    }
  }
`

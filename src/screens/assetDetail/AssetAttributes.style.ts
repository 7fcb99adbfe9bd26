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
`

/** Class: a line under each value; a number is in line with the first line of its words. */
export const values = css`
  & > dl > div {
    align-content: flex-start;
    align-items: baseline;
    padding-bottom: 5px;
    border-bottom: 1px solid var(--line);
  }
  /* No half of a row is empty, and the longest name, the last one, has a whole row. */
  @media (max-width: 47.99rem), (min-width: 80rem) and (max-width: 99.99rem) {
    & > dl > div:last-child,
    & > dl > div:nth-last-child(2):nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  /* Elsewhere a half has room for it. */
  @media (min-width: 48rem) and (max-width: 79.99rem), (min-width: 100rem) {
    & > dl {
      grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
    }
  }
  @media (min-width: 80rem) {
    & > dl {
      display: grid;
      grid-row-gap: 0;
    }
    & > dl > div {
      align-content: center;
      min-height: 32px;
      padding: 3px 0;
    }
    & > dl > div:last-child {
      border: 0;
    }
    & > dl dd {
      font-size: 0.9375rem;
    }
  }
`

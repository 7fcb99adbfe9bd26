import { css } from 'goober'

/** Class: facts that show at a tap. */
export const moreFacts = css`
  margin: -16px 0 -10px;
  border-top: 1px solid var(--line);
  & > summary {
    padding: 11px 0;
    list-style: none;
    color: var(--soft);
    cursor: pointer;
    touch-action: manipulation;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '';
    display: inline-block;
    width: 7px;
    height: 7px;
    margin: 0 6px 3px 10px;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  &[open] > summary::after {
    margin-bottom: -1px;
    transform: rotate(-135deg);
  }
  @media (hover: hover) {
    & > summary:hover {
      color: var(--text);
    }
  }
`

/**
 * Class: around all facts on a wider screen, in the rows of the attributes: short ones in pairs, of which `data-pairs` is
 * the number, the others in a row of their own where half a row would break them.
 */
export const allFacts = css`
  &[data-pairs] > dl {
    display: grid;
    grid-column-gap: 16px;
  }
  & > dl > div {
    align-content: center;
    align-items: baseline;
    min-height: 32px;
    padding: 3px 0;
  }
  & > dl dt {
    padding-right: 8px;
    font-size: var(--small);
  }
  & > dl dd {
    font-size: 0.9375rem;
    font-weight: 600;
    word-break: break-word;
  }
  & > dl dd > span {
    margin: -10px 0;
  }
  /* A short name is beside the button that copies its address, whose sign ends where the other values do. */
  & > dl dd > span > :first-child {
    justify-content: flex-end;
  }
  & > dl dd > span > button {
    margin-right: -12px;
  }
  & > dl > div:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  @media (max-width: 63.99rem), (min-width: 80rem) and (max-width: 99.99rem) {
    &[data-pairs='1'] > dl > div:nth-child(n + 3),
    &[data-pairs='2'] > dl > div:nth-child(n + 5) {
      grid-column: 1 / -1;
    }
    &[data-pairs='1'] > dl > div:not(:last-child):nth-child(n + 3),
    &[data-pairs='2'] > dl > div:not(:last-child):nth-child(n + 5) {
      border-bottom: 1px solid var(--line);
    }
  }
`

import { css } from 'goober'

/** Class: a row per coin: its mark and name, then what the wallet and the game hold. */
export const balances = css`
  width: 100%;
  /* The columns stay as wide as they are when the amounts come, so that no line breaks anew and nothing jumps. */
  table-layout: fixed;
  border-collapse: collapse;
  & thead th:first-child {
    width: 28%;
  }
  & thead th:last-child {
    width: 34%;
  }
  & th {
    padding: 3px 4px;
    font-size: var(--small);
    font-weight: 600;
    color: var(--soft);
    text-align: right;
    word-break: break-word;
  }
  & thead th {
    border-bottom: 1px solid var(--line);
    vertical-align: bottom;
  }
  & th:first-child {
    padding-left: 0;
    text-align: left;
  }
  & tbody th {
    font-size: 1rem;
    color: var(--text);
    white-space: nowrap;
  }
  & tbody th > i {
    margin-right: 9px;
    vertical-align: middle;
  }
  & td {
    height: 36px;
    padding: 4px;
    text-align: right;
  }
  & td > small {
    word-break: break-word;
  }
  & td:last-child,
  & th:last-child {
    padding-right: 0;
  }
  & tbody tr > * {
    border-bottom: 1px solid var(--line);
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  & small {
    display: block;
    font-size: 0.75rem;
    color: var(--soft);
  }
  /* Only a page at 200 % of a phone has no room for a whole number, and there it may break between its groups. */
  @media (min-width: 20rem) {
    & [data-none] {
      white-space: nowrap;
    }
  }
  & [data-none='true'] {
    color: var(--soft);
  }
  & td > span {
    margin-left: auto;
  }
  @media (min-width: 62rem) {
    & td {
      height: 2.6875rem;
    }
  }
  @media (max-width: 24rem) {
    & thead th {
      font-size: 0.75rem;
    }
    & td {
      font-size: 0.875rem;
    }
  }
  @media (max-width: 21.99rem) {
    & tbody th > i {
      display: none;
    }
  }
`

/** Class: two ways for coins, side by side. */
export const moves = css`
  display: flex;
  margin: 0 -5px;
  & > a {
    flex: 1 1 0;
    width: auto;
    min-width: 0;
    margin: 0 5px;
  }
`

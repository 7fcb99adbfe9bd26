import { css } from 'goober'

/** Class: one cell of a narrow screen's first row. */
export const cell = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  border: 1px solid transparent;
  border-radius: var(--round);
  background: none;
  font-size: 0.875rem;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  outline-offset: -3px;
  &[aria-expanded='true'] {
    border-color: var(--gold);
    color: var(--gold);
  }
  & small {
    font-size: 0.75rem;
    font-weight: 400;
    line-height: 1.25;
    color: var(--soft);
  }
`

/** Class: what waits, one `cell` each before the row's other chips, which move little when the first is known. */
export const strip = css`
  min-width: 6rem;
  min-height: 44px;
  & > p {
    padding: 12px 0;
    font-size: var(--small);
    color: var(--soft);
    text-align: center;
    white-space: nowrap;
  }
  & > ul {
    display: flex;
    justify-content: flex-end;
  }
  & > ul > li > * {
    padding: 0 6px;
    white-space: nowrap;
  }
  & b {
    font-weight: 600;
    color: var(--gold);
  }
  @media (max-width: 61.99rem) {
    & > [data-first='true'],
    & > p:not(:last-child) {
      display: none;
    }
    /* Where it is from stands over it, as the name does over the balance. */
    & > ul > li > * {
      position: relative;
      flex-direction: column-reverse;
      justify-content: center;
      padding: 0 14px;
      line-height: 1.0625rem;
    }
    & > ul > li > *::before {
      content: '';
      position: absolute;
      top: 3px;
      right: 4px;
      bottom: 3px;
      left: 4px;
      border: 1px solid var(--amber);
      border-radius: 11px;
    }
  }
  @media (min-width: 62rem) {
    min-height: calc(3.5rem + 1px);
    & > ul > :not([data-is='money']) {
      display: none;
    }
    & [data-is='money'] {
      flex: auto;
    }
    & [data-is='money'] > * {
      flex-direction: row-reverse;
      justify-content: space-between;
      width: 100%;
      min-height: 3.5rem;
      padding: 5px 19px;
      font-size: 1rem;
    }
    & small {
      font-size: 0.875rem;
    }
    & b {
      padding: 6px 10px;
      border: 1px solid var(--amber);
      border-radius: 11px;
    }
  }
`

/** Class: on a `cell`: crest, name and below it the main balance, in lines that never break. */
export const balanceLine = css`
  padding: 2px 3px;
  & > :first-child {
    width: 36px;
    height: 36px;
    margin-right: 6px;
  }
  /* As wide from the start as most balances are, so that the rest of the row stays in its place. */
  & > span {
    display: flex;
    flex-direction: column-reverse;
    min-width: 5.25rem;
    text-align: left;
    white-space: nowrap;
  }
  /* No wider than the balance. */
  & > span > small {
    width: 0;
    min-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & b {
    display: flex;
    align-items: baseline;
    font-size: 1rem;
    line-height: 1.25rem;
  }
  & b > small {
    margin-left: 4px;
  }
  @media (max-width: 21.99rem) {
    padding-left: 10px;
    & > :first-child {
      display: none;
    }
  }
  @media (min-width: 62rem) {
    display: none;
  }
`

import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/** Class: one cell of a phone's first row. */
export const cell = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  border: 1px solid var(--edge);
  border-radius: var(--round);
  background: var(--night);
  color: var(--text);
  font-size: 0.875rem;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
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
  border-radius: var(--round);
  &:empty {
    background: var(--fill-veil);
  }
  & > p {
    padding: 12px 0;
    font-size: var(--small);
    color: var(--soft);
    text-align: center;
    white-space: nowrap;
  }
  & > ul {
    display: flex;
  }
  & > ul > li {
    flex: 1 0 auto;
  }
  & > ul > li + li {
    margin-left: 8px;
  }
  & > ul > li > * {
    justify-content: center;
    width: 100%;
    padding: 2px 8px;
    border-color: var(--amber);
    font-weight: 600;
    white-space: nowrap;
  }
  & [aria-expanded='true'] {
    border-color: var(--gold);
    color: var(--gold);
  }
  /* Where it is from stands above it, as the name does above the balance. */
  & [data-is='money'] > * {
    flex-direction: column-reverse;
    line-height: 1.25rem;
  }
  @media (max-width: 61.99rem) {
    & > [data-first='true'],
    & > p:not(:last-child) {
      display: none;
    }
  }
  @media (max-width: 47.99rem) {
    & > ul {
      justify-content: flex-end;
    }
    & > ul > li {
      flex: none;
    }
    & > ul > li > * {
      padding: 0 6px;
      border-color: transparent;
      background: none;
    }
    & b {
      padding: 6px 10px;
      border: 1px solid var(--amber);
      border-radius: 11px;
      color: var(--gold);
    }
    & small {
      ${hidden};
    }
  }
  @media (min-width: 62rem) {
    & {
      min-height: calc(3.5rem + 1px);
      border-radius: 0;
    }
    & > ul > :not([data-is='money']) {
      display: none;
    }
    & [data-is='money'] > * {
      flex-direction: row-reverse;
      justify-content: space-between;
      min-height: 3.5rem;
      padding: 5px 19px;
      border-color: transparent;
      background: none;
      font-size: 1rem;
    }
    & [data-is='money'] b {
      padding: 9px 16px;
      border-radius: 12px;
    }
    & [aria-expanded='false'] > b {
      background: var(--fill-gold);
      color: var(--on-gold);
    }
    & [data-is='money'] small {
      font-size: 0.875rem;
    }
  }
`

/** Class: on a `cell`: crest, name and below it the main balance, in lines that never break. */
export const balanceLine = css`
  margin-right: 8px;
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
  &[aria-expanded='true'] {
    border-color: var(--gold);
  }
  @media (max-width: 47.99rem) {
    border-color: transparent;
    background: none;
  }
  @media (max-width: 21.99rem) {
    padding-left: 10px;
    & > :first-child {
      display: none;
    }
  }
  @media (min-width: 62rem) {
    & {
      display: none;
    }
  }
`

import { css } from 'goober'

const cell = `
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
`

/** Class: what waits, one cell each before the row's other chips, which move little when the first is known. */
export const strip = css`
  min-width: 9rem;
  min-height: 44px;
  margin-right: 8px;
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
  & > ul > li:not(:last-child) {
    margin-right: 8px;
  }
  & > ul > li > * {
    ${cell}
    justify-content: center;
    width: 100%;
    padding: 4px 10px;
    border-color: var(--amber);
    font-weight: 600;
    white-space: nowrap;
  }
  & > ul > li i {
    margin-right: 6px;
  }
  & [aria-expanded='true'] {
    border-color: var(--gold);
    color: var(--gold);
  }
  @media (min-width: 62rem) {
    & {
      display: none;
    }
  }
`

/** Class: the main balance in one line that never breaks. */
export const balanceLine = css`
  ${cell}
  justify-content: center;
  padding: 4px 10px;
  border-color: var(--line);
  background: var(--fill-veil);
  box-shadow: var(--sheen);
  font-size: 0.9375rem;
  & > b {
    display: inline-flex;
    align-items: center;
    white-space: nowrap;
  }
  & > b > * {
    margin-right: 5px;
  }
  &[aria-expanded='true'] {
    border-color: var(--gold);
  }
  @media (min-width: 62rem) {
    & {
      display: none;
    }
  }
`

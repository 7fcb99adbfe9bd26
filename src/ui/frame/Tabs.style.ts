import { css } from 'goober'

/**
 * Class: a row of tabs that wraps instead of scrolling sideways, each line filled; four tabs never leave one alone on a
 * line.
 */
export const tabs = css`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border: 1px solid var(--line);
  border-radius: var(--round);
  background: var(--ink);
  & > * {
    flex: 1 1 5.25rem;
    margin: 2px;
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    padding: 4px 8px;
    border: 1px solid transparent;
    border-radius: 9px;
    background: none;
    color: var(--soft);
    text-align: center;
    text-decoration: none;
    line-height: 1.2;
    cursor: pointer;
    touch-action: manipulation;
  }
  @media (max-width: 26.99rem) {
    &[data-four='true'] > * {
      flex-basis: 8rem;
    }
  }
  @media (min-width: 48rem) {
    & > * {
      flex-basis: auto;
    }
  }
  & > :hover {
    color: var(--text);
  }
  & > [aria-selected='true'],
  & > [aria-current] {
    border-color: var(--gold);
    background: var(--fill-veil);
    box-shadow: var(--sheen);
    color: var(--gold);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    & > [aria-selected='true'],
    & > [aria-current] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`

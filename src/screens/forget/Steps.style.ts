import { css } from 'goober'

/** Class: steps in a row, each a numbered rhombus over its word; a line leads from each to the next. */
export const steps = css`
  display: flex;
  & > li {
    position: relative;
    z-index: 0;
    flex: 1 1 0;
    min-width: 0;
    font-size: var(--small);
    line-height: 1.3;
    text-align: center;
    color: var(--soft);
  }
  & > li:not(:first-child)::before {
    position: absolute;
    z-index: -1;
    top: 16px;
    right: calc(50% + 22px);
    width: calc(100% - 44px);
    border-top: 1px solid var(--edge);
    content: '';
  }
  & b {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 24px;
    height: 24px;
    margin: 5px auto 9px;
    border: 1px solid var(--edge);
    background: var(--ink);
    transform: rotate(45deg);
  }
  & b > * {
    transform: rotate(-45deg);
  }
  & > [aria-current] {
    color: var(--gold);
  }
  & > [aria-current] > b {
    border-color: var(--gold);
    background: var(--mist);
  }
  & > [data-done='true'] > b {
    border-color: var(--teal);
    color: var(--teal);
  }
`

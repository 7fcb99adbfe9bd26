import { css } from 'goober'

/** Class: steps in a row, each a numbered rhombus over its word, all as wide while the words fit, on one line. */
export const steps = css`
  display: flex;
  background: linear-gradient(var(--edge), var(--edge)) 50% 17px / 66% 1px no-repeat;
  & > li {
    flex: 1;
    font-size: var(--small);
    line-height: 1.3;
    text-align: center;
    color: var(--soft);
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

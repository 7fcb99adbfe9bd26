import { css } from 'goober'

/** Class: what can be done with a coin: two buttons, the chosen one on gold. */
export const tasks = css`
  display: flex;
  flex-wrap: wrap;
  margin: -4px;
  & > a {
    flex: 1 1 8rem;
    margin: 4px;
  }
  & > [aria-current] {
    border-color: var(--gold);
    background: var(--mist);
    color: var(--gold);
  }
`

import { css } from 'goober'

/** Class: a line for each hero who came. */
export const history = css`
  & > li:not(:last-child) {
    border-bottom: 1px solid var(--line);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 60px;
    color: var(--soft);
    text-decoration: none;
  }
  & i {
    display: flex;
    flex: none;
    margin-right: 12px;
    padding: 8px;
    border: 1px solid var(--edge);
    border-radius: 50%;
    color: var(--gold);
  }
  & a > span {
    flex: 1 1 0;
    min-width: 0;
  }
  & b {
    display: block;
    color: var(--text);
  }
  & small {
    font-size: var(--small);
    color: var(--soft);
  }
  @media (hover: hover) {
    & a:hover b {
      color: var(--gold);
    }
  }
`

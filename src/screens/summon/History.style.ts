import { css } from 'goober'

/** Class: a line for each hero who came. */
export const history = css`
  & > li:not(:last-child) {
    border-bottom: 1px solid var(--line);
  }
  & a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    color: var(--text);
    text-decoration: none;
  }
  & small {
    font-size: var(--small);
    color: var(--soft);
  }
  @media (hover: hover) {
    & a:hover {
      color: var(--gold);
    }
  }
`

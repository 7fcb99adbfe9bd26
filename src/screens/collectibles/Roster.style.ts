import { css } from 'goober'

/** Class: a grid of tiles with each one's action under it. */
export const roster = css`
  & > li {
    display: flex;
    flex-direction: column;
  }
  & > li > a {
    flex: 1;
    height: auto;
    margin-bottom: 8px;
  }
  & > li > span {
    align-self: center;
    margin: 10px 0;
  }
  & small {
    color: var(--soft);
  }
`

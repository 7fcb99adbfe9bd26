import { css } from 'goober'

/** Class: heading over a group of places. */
export const heading = css`
  font-family: inherit;
  font-size: var(--small);
  letter-spacing: 0.04em;
  color: var(--soft);
`

/** Class: the site's links as a row of icons. */
export const links = css`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -10px;
  & > a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: 48px;
    min-height: 48px;
    color: var(--soft);
  }
  & > a:hover {
    color: var(--gold);
  }
`

/** Class: the filters behind their heading. */
export const fold = css`
  & > summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--teal);
    cursor: pointer;
  }
`

import { css } from 'goober'

/** Class: a card of each other kind over its name, all in one row. */
export const otherKinds = css`
  max-width: 26rem;
  margin: 0 auto;
  color: var(--soft);
  text-align: center;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    margin: 6px -4px 0;
  }
  & li {
    flex: 1 1 4.5rem;
    margin: 0 4px 8px;
  }
  & a {
    display: block;
    color: var(--teal);
    font-size: var(--small);
    font-weight: 600;
    line-height: 1.25;
    text-decoration: none;
  }
  & img {
    width: 100%;
    height: 5rem;
    margin-bottom: 6px;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--mist);
    object-fit: cover;
    object-position: 50% 30%;
  }
  & a:hover > img {
    border-color: var(--gold);
  }
`

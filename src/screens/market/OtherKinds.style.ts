import { css } from 'goober'

/**
 * Class: a card of each other kind: whole beside its name, in pairs; on a wide screen above it, all in one row, its foot
 * cut like that of an offer.
 */
export const otherKinds = css`
  max-width: 26rem;
  margin: 0 auto;
  color: var(--soft);
  text-align: center;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    margin: 4px -4px 0;
  }
  & li {
    flex: 1 1 9rem;
    margin: 0 4px 8px;
  }
  & a {
    display: flex;
    align-items: center;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--fill-veil);
    color: var(--teal);
    font-size: var(--small);
    font-weight: 600;
    line-height: 1.25;
    text-align: left;
    text-decoration: none;
  }
  & img {
    flex: none;
    width: 42px;
    height: 56px;
    margin: 4px 10px 4px 4px;
    border-radius: 8px;
    background: var(--mist);
    object-fit: cover;
    object-position: top;
  }
  & a:hover {
    border-color: var(--gold);
  }
  @media (min-width: 62rem) {
    max-width: 52rem;
    & > ul {
      margin: 12px -10px 0;
    }
    & li {
      flex-basis: 0;
      margin: 0 10px 8px;
    }
    & a {
      display: block;
      padding-bottom: 10px;
      box-shadow: var(--drop);
      font-size: 1rem;
      text-align: center;
    }
    & img {
      width: 100%;
      height: 12rem;
      margin: 0 0 10px;
      border-radius: 0;
    }
  }
`

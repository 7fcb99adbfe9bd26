import { css } from 'goober'

/** Class: a grid of tiles with each one's action under it; on a phone a row each, with the action at its end. */
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
  @media (max-width: 39.99rem) {
    grid-template-columns: 100%;
    & > li {
      flex-flow: row wrap;
      align-items: center;
      padding-right: 12px;
      border: 1px solid var(--line);
      border-radius: 14px;
      background: var(--fill-veil);
    }
    & > li > a {
      flex: 1 1 10rem;
      grid-template: 1fr auto auto 1fr / 78px 1fr;
      margin: 0 8px 0 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
    & > li > a > div {
      grid-area: 1 / 1 / 5;
      padding-top: 104px;
      border: 1px solid var(--band);
      border-radius: 13px;
    }
    & > li > a > h3 {
      grid-area: 1 / 2;
      margin: 0;
      padding: 6px 0 0 10px;
      border: 0;
      background: none;
      font-size: 0.9375rem;
    }
    & > li > a > [data-part='grade'] {
      grid-area: 2 / 2;
      margin: 4px 0 0 10px;
    }
    & > li > a > [data-part='stars'] {
      grid-area: 3 / 2;
      margin: 0 0 0 10px;
    }
    & > li > a > :nth-child(2),
    & > li > a > [data-part='state'],
    & > li > a > [data-part='price'] {
      display: none;
    }
    & > li > :last-child {
      flex: 0 1 auto;
      max-width: 9rem;
    }
    & > li > button {
      padding: 8px 12px;
    }
  }
`

/** Class: tiles that are loading, on a phone in the shape of its rows. */
export const rosterSkeleton = css`
  @media (max-width: 39.99rem) {
    grid-template-columns: 100%;
    & > div {
      display: block;
      height: 106px;
    }
    & > div > div {
      width: 78px;
      padding-top: 104px;
      border: 0;
      border-radius: 13px;
    }
    & > div > p {
      display: none;
    }
  }
`

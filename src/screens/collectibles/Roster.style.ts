import { css } from 'goober'

/** Declarations: one row beside the other only where both have their room, at 200 % too. */
const ROWS = `
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 44rem) {
    grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr));
  }
  @media (min-width: 62rem) {
    grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr));
  }
`

/** Class: a row for each hero, as many beside each other as there is room for: its card, name and rank, and the action. */
export const roster = css`
  ${ROWS}
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding-right: 12px;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--fill-veil);
  }
  & > li > a {
    flex: 1 1 10rem;
    grid-template: 1.6fr auto 1fr / auto 1fr;
    height: auto;
    margin-right: 8px;
    border: 0;
    background: none;
    box-shadow: none;
  }
  & > li > a > div {
    grid-area: 1 / 1 / 4;
    width: 78px;
    height: 104px;
    padding-top: 0;
    border: 1px solid var(--band);
    border-radius: 13px;
  }
  & > li > a > h3 {
    grid-area: 1 / 2;
    align-self: flex-end;
    margin: 0;
    padding: 0 0 3px 10px;
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
    align-self: flex-start;
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
  & small {
    color: var(--soft);
  }
  @media (min-width: 62rem) {
    & > li > a > div {
      width: 108px;
      height: 144px;
    }
    & > li > a > h3 {
      font-size: 1.0625rem;
    }
  }
`

/** Class: tiles that are loading, in the shape of these rows. */
export const rosterSkeleton = css`
  ${ROWS}
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
  @media (min-width: 62rem) {
    & > div {
      height: 146px;
    }
    & > div > div {
      width: 108px;
      padding-top: 144px;
    }
  }
`

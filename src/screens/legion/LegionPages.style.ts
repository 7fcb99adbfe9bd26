import { css } from 'goober'

/** Class: the player's own place and the best three, and the table below or, on a wide screen, beside them. */
export const ranks = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 8px;
  @media (max-width: 39.99rem) {
    & > section {
      padding: 4px 12px;
    }
    & table[data-compact] td,
    & table[data-compact] th {
      padding: 5px 4px;
    }
  }
  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
    grid-gap: 32px;
    align-items: start;
    & > :first-child {
      position: sticky;
      top: 80px;
      padding: 20px;
      border: 1px solid var(--line);
      border-radius: 18px;
      background: var(--night);
      box-shadow: var(--drop);
    }
    & th:first-child {
      width: 4.5rem;
    }
    & th:first-child,
    & td:first-child {
      padding-right: 24px;
    }
  }
`

/** Class: the player's own place, on gold. */
export const ownPlace = css`
  margin-bottom: 12px;
  padding: 6px 14px;
  border: 1px solid var(--gold);
  border-radius: var(--round);
  background: var(--fill-veil);
  color: var(--gold);
  font-weight: 600;
  text-align: center;
`

/** Class: whose month it is, under the podium. */
export const monthLine = css`
  max-width: 34rem;
  margin: 8px auto 0;
  color: var(--soft);
  font-size: var(--small);
  line-height: 1.4;
  text-align: center;
`

/** Class: the rules' table, and below it or, on a wide screen, beside it what else there is to know. */
export const ruleBook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  & td + td {
    font-size: 1.0625rem;
    font-weight: 600;
  }
  & [aria-current] > td + td {
    color: var(--gold);
  }
  & > div > :not(:last-child) {
    margin-bottom: 16px;
  }
  & [data-none='true'] {
    font-weight: 400;
    color: var(--soft);
  }
  @media (max-width: 39.99rem) {
    & section {
      padding: 14px 16px;
    }
    & section > h2 {
      margin-bottom: 4px;
    }
    & > section > p {
      margin-bottom: 2px;
      line-height: 1.4;
    }
    & td {
      padding-top: 4px;
      padding-bottom: 4px;
    }
  }
  @media (min-width: 48rem) {
    & th + th {
      width: 22%;
    }
    & td {
      height: 4.5rem;
    }
    & [aria-current] > td:first-child {
      box-shadow: inset 3px 0 var(--gold);
    }
    & td + td {
      font-size: 1.25rem;
    }
    & td svg {
      width: 44px;
      height: 44px;
      margin-right: 16px;
    }
  }
  @media (min-width: 80rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    grid-gap: 32px;
    /* Both end on one line. */
    & > div {
      display: flex;
      flex-direction: column;
    }
    & > div > :not(:first-child) {
      flex: 1 0 auto;
    }
  }
`

/** Class: rules, each with a sign before it. */
export const rules = css`
  & > li {
    display: flex;
    align-items: center;
    padding: 14px 0;
  }
  & > li:first-child {
    padding-top: 0;
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li:not(:last-child) {
    border-bottom: 1px solid var(--line);
  }
  & > li > :first-child {
    flex: none;
    margin-right: 14px;
  }
  & > li > i {
    display: flex;
    padding: 8px;
    border: 1px solid var(--edge);
    border-radius: 50%;
    background: var(--fill-veil);
    color: var(--gold);
  }
`

/** Class: a level in a table; on a phone with room for the longest word, but none at 200 %. */
export const levelCell = css`
  & [data-own] {
    color: var(--gold);
  }
  @media (max-width: 39.99rem) {
    flex-wrap: nowrap;
    min-width: calc(50vw - 3.4rem);
  }
`

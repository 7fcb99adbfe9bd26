import { css } from 'goober'

/** One column on a phone; on a desktop the picture stays next to the text. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  @media (min-width: 56rem) {
    grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
    align-items: start;
    & > header {
      position: sticky;
      top: 80px;
    }
  }
`

/**
 * Class: the card next to its name and price, so that a phone's first view reaches the actions; on a desktop above
 * them.
 */
export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  & > figure {
    overflow: hidden;
    flex: 0 0 40%;
    max-width: 15rem;
    margin-right: 14px;
    border: 1px solid var(--band);
    border-radius: var(--round);
    box-shadow: 0 0 34px -8px var(--band);
  }
  & > figure img {
    width: 100%;
    height: auto;
  }
  & > div {
    flex: 1 1 7.5rem;
    min-width: 0;
  }
  & h1 {
    font-size: 1.375rem;
  }
  & p {
    color: var(--soft);
  }
  & div > [data-size] {
    font-size: 1.25rem;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  & li {
    margin: 8px 8px 0 0;
  }
  & h1 ~ :last-child {
    margin-top: 14px;
  }
  @media (min-width: 56rem) {
    & {
      display: block;
      text-align: center;
    }
    & > figure {
      max-width: none;
      margin: 0 0 16px;
    }
    & h1 {
      font-size: 1.75rem;
    }
    & div > [data-size] {
      font-size: 1.75rem;
    }
    & ul {
      justify-content: center;
    }
    & li {
      margin: 8px 4px 0;
    }
  }
`

/** Class: the first action above the others, which share rows where there is room. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  margin: -5px;
  & > * {
    flex: 1 1 11rem;
    margin: 5px;
  }
  & > :first-child {
    flex-basis: 100%;
  }
`

export const why = css`
  margin: 2px 0 10px;
  font-size: var(--small);
  color: var(--soft);
`

/** Class: where the activity will be, high enough to be seen coming. */
export const activityPlace = css`
  min-height: 8rem;
`

/** Class: a token's number, and beside or below it the link to its transaction. */
export const token = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  & > span {
    margin-left: auto;
    font-size: var(--small);
  }
`

/** Class: a day, in one piece where the table has room for it. */
export const tradeDay = css`
  @media (min-width: 40rem) {
    & {
      white-space: nowrap;
    }
  }
`

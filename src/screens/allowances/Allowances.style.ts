import { css } from 'goober'

export const allowancesPage = css`
  max-width: 44rem;
  margin: 0 auto;
  /* At 200 % the title needs the page's edges as well. */
  & > div > header {
    margin-right: -16px;
    margin-left: -16px;
  }
  @media (min-width: 62rem) {
    max-width: 72rem;
  }
`

/** Class: the verdict with the list, and what it all means, beside it on a wide screen. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  align-items: start;
  & > div > :not(:last-child) {
    margin-bottom: 16px;
  }
  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    grid-gap: 24px;
  }
`

/** Class: the verdict in large letters, with its sign and whose wallet it is about. */
export const verdict = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  & > i {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 56px;
    height: 56px;
    margin-right: 14px;
    border: 2px solid;
    border-radius: 50%;
    background: var(--ink);
    color: var(--soft);
  }
  & > div {
    flex: 1 1 9rem;
    min-width: 0;
  }
  & h2 {
    font-size: 1.375rem;
  }
  & p {
    margin-top: 4px;
    font-size: var(--small);
    color: var(--soft);
  }
  &[data-tone='good'] > i,
  &[data-tone='good'] h2 {
    color: var(--green);
  }
  &[data-tone='warning'] > i,
  &[data-tone='warning'] h2 {
    color: var(--amber);
  }
  @media (min-width: 62rem) {
    & > i {
      width: 72px;
      height: 72px;
      margin-right: 20px;
    }
    & h2 {
      font-size: 1.75rem;
    }
  }
`

/** Class: short rules below each other. */
export const meaning = css`
  & > li {
    padding: 10px 0;
    border-top: 1px solid var(--line);
    color: var(--soft);
  }
`

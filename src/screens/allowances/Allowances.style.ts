import { css } from 'goober'

export const allowancesPage = css`
  max-width: 46rem;
  margin: 0 auto;
  /* At 200 % the title needs the page's edges as well. */
  & > div > header {
    margin-right: -16px;
    margin-left: -16px;
  }
`

/** Class: the verdict with its sign and whose wallet it is about. */
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
    font-size: 1.1875rem;
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
`

/** Class: short rules below each other. */
export const meaning = css`
  & > li {
    padding: 10px 0;
    border-top: 1px solid var(--line);
    color: var(--soft);
  }
`

import { css } from 'goober'

export const allowancesPage = css`
  max-width: 46rem;
  margin: 0 auto;
  /* At 200 % the title needs the page's edges as well. */
  & > div > header {
    margin-right: -16px;
    margin-left: -16px;
  }
  & > div > header > p {
    text-wrap: balance;
  }
  @media (max-width: 47.99rem) {
    & section {
      padding: 16px;
    }
  }
  @media (min-width: 62rem) {
    max-width: 60rem;
    min-height: 100vh;
    & section {
      padding: 24px 32px 12px;
    }
  }
`

/** Class: the verdict above what it rests on, or beside it where there is room. */
export const sides = css`
  & > :first-child {
    margin-bottom: 8px;
  }
  @media (min-width: 62rem) {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    grid-gap: 40px;
    align-items: center;
    margin-bottom: 24px;
    & > :first-child {
      margin: 0;
      padding-right: 40px;
      border-right: 1px solid var(--line);
    }
  }
`

/** Class: the verdict with its sign, whose wallet it is about, and a quiet button to read it again. */
export const verdict = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: var(--soft);
  & > svg {
    flex: none;
    width: 56px;
    height: 56px;
    margin: 0 12px 0 -4px;
  }
  & > div {
    flex: 1 1 9rem;
    min-width: 0;
  }
  & h2 {
    font-size: 1.25rem;
    color: var(--text);
  }
  & p {
    margin-top: 4px;
    font-size: var(--small);
    color: var(--soft);
  }
  &[data-tone='closed'],
  &[data-tone='closed'] h2 {
    color: var(--green);
  }
  &[data-tone='unknown'] {
    color: var(--violet);
  }
  &[data-tone='open'],
  &[data-tone='open'] h2 {
    color: var(--amber);
  }
  @media (min-width: 62rem) {
    flex-flow: column;
    justify-content: center;
    padding: 16px 0;
    background: radial-gradient(closest-side, var(--mist), transparent);
    text-align: center;
    & > svg {
      width: 132px;
      height: 132px;
      margin: 0 0 14px;
    }
    & > div {
      flex: none;
      width: 100%;
    }
    & h2 {
      font-size: 1.5rem;
    }
  }
`

/** Class: what is allowed, and below it, in one line, how old that is and a quiet button to read it again. */
export const list = css`
  & > :not(:last-child) {
    margin-bottom: 14px;
  }
  & > small {
    display: block;
    margin-top: -8px;
    font-size: var(--small);
    text-align: center;
    color: var(--soft);
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    margin-bottom: -10px;
    padding-top: 2px;
    border-top: 1px solid var(--line);
  }
  & > footer > p {
    flex: 1 1 7rem;
    padding-right: 12px;
    font-size: var(--small);
    color: var(--soft);
  }
  & > footer > button {
    margin: 0 -6px;
    padding: 8px 6px;
    font-size: 0.875rem;
  }
  & > footer > button > svg {
    margin-right: 6px;
  }
`

/** Class: what was found of coins and of NFTs, each with its sign. */
export const checked = css`
  @media (max-width: 61.99rem) {
    & > dl > div {
      min-height: 36px;
      padding: 4px 0;
    }
  }
  & b {
    display: flex;
    align-items: center;
    font-weight: 600;
  }
  & svg {
    flex: none;
    margin-right: 6px;
  }
  & [data-tone='good'] {
    color: var(--green);
  }
  & [data-tone='info'] {
    color: var(--violet);
  }
  & [data-tone='warning'] {
    color: var(--amber);
  }
`

/** Class: what an allowance is, for those who open it. */
export const meaning = css`
  border-top: 1px solid var(--line);
  & > summary {
    list-style: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    font-weight: 600;
  }
  & > summary svg {
    flex: none;
    color: var(--soft);
    transform: rotate(90deg);
  }
  &[open] > summary svg {
    transform: rotate(-90deg);
  }
  & li {
    display: flex;
    padding: 8px 0;
    font-size: 0.9375rem;
    color: var(--soft);
  }
  & li > svg {
    flex: none;
    margin: 1px 14px 0 0;
    color: var(--gold);
  }
  & b {
    font-weight: 600;
    color: var(--text);
  }
  @media (min-width: 62rem) {
    & > ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-gap: 8px 40px;
      padding-bottom: 12px;
    }
  }
`

import { css } from 'goober'

/** Class: greeting, the ways to log in and the guide; two columns from 48 rem on. */
export const login = css`
  max-width: 26rem;
  margin: 0 auto;
  & > * {
    margin-bottom: 24px;
  }
  & > header {
    text-align: center;
  }
  & > header > svg {
    width: 84px;
    height: 84px;
    margin: 4px auto 12px;
    filter: drop-shadow(0 0 26px #7d5cff);
  }
  & h1 {
    margin-bottom: 6px;
    font-size: calc(1rem + 3.4vw);
    color: var(--gold);
  }
  & > header > p {
    color: var(--soft);
  }
  & > section {
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: 18px;
    background: var(--night);
    box-shadow: var(--drop);
  }
  & > section > :not(:last-child) {
    margin-bottom: 14px;
  }
  & > section:first-of-type {
    border-color: var(--amber);
  }
  & > section > a {
    display: block;
    padding: 10px;
    text-align: center;
  }
  & h2 {
    font-size: 1.1875rem;
  }
  @media (min-width: 48rem) {
    & {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 24rem);
      max-width: 60rem;
      align-items: start;
      column-gap: 72px;
      padding-top: 6vh;
    }
    & > header {
      grid-row: 1 / 3;
      min-height: 36rem;
    }
    & h1 {
      font-size: calc(1.5rem + 1.2vw);
    }
  }
`

import { css } from 'goober'

/**
 * Class: greeting, the ways to log in and the guide; two columns from 48 rem on. The place of the pictures is kept, so
 * that nothing moves when they come.
 */
export const login = css`
  position: relative;
  z-index: 0;
  max-width: 26rem;
  margin: 0 auto;
  & > * {
    margin-bottom: 16px;
  }
  & > header {
    padding-top: 7rem;
    text-align: center;
  }
  & > header > svg {
    margin: 0 auto 6px;
  }
  & h1 {
    margin-bottom: 6px;
    font-size: calc(1.375rem + 1.6vw);
    color: var(--gold);
  }
  & > header > p {
    min-height: 3rem;
    color: var(--soft);
  }
  & > section {
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: 18px;
    background: var(--night);
    box-shadow: var(--drop);
  }
  & > section > :not(:last-child) {
    margin-bottom: 10px;
  }
  & > section:first-of-type {
    min-height: 13.75rem;
    padding-bottom: 6px;
    border-color: var(--amber);
  }
  & > section > a {
    display: block;
    padding: 10px;
    text-align: center;
    font-weight: 600;
    text-decoration: none;
  }
  & h2 {
    font-size: 1.2rem;
  }
  @media (min-width: 48rem) {
    & {
      display: grid;
      grid-template: auto 1fr / 1fr 24rem;
      max-width: 68rem;
      align-items: start;
      column-gap: 56px;
      padding-top: 10vh;
    }
    & > header {
      grid-row: 1 / 3;
      padding-top: 19rem;
    }
    & > header > p {
      font-size: 1.25rem;
    }
  }
`

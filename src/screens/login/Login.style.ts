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
    margin-bottom: 12px;
  }
  & > header {
    padding-top: 8rem;
    text-align: center;
  }
  & > header > svg {
    margin: 0 auto 6px;
  }
  & h1 {
    font-size: calc(1.375rem + 1.6vw);
    color: var(--gold);
  }
  & > header > p {
    color: var(--soft);
  }
  & > section {
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: 18px;
    background: var(--night);
  }
  & > section:first-of-type > :not(:last-child) {
    margin-bottom: 10px;
  }
  & > section + section {
    display: flex;
    flex-wrap: wrap;
  }
  & > section:first-of-type {
    min-height: 13.5rem;
    border-color: var(--amber);
  }
  & h2 {
    flex: 1 8rem;
    font-size: 0.9375rem;
  }
  @media (min-width: 48rem) {
    & {
      display: grid;
      grid-template: repeat(7, auto) 1fr / 1fr 24rem;
      max-width: none;
      align-items: start;
      column-gap: 56px;
      padding-top: calc(50vh - 18rem);
    }
    & > header {
      display: contents;
    }
    & > header > svg {
      grid-row: 1 / 9;
      margin-top: 21.4rem;
    }
    & > header > :not(svg),
    & > section {
      grid-column: 2;
    }
    & h1 {
      font-size: 2rem;
    }
    & > header > p {
      margin: 0 0 20px;
      font-size: 1.125rem;
    }
  }
`

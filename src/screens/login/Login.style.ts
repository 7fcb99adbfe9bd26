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
      grid-template: auto 1fr / 1fr 24rem;
      max-width: none;
      align-items: start;
      column-gap: 56px;
      padding-top: calc(50vh - 21rem);
    }
    & > section:first-of-type {
      margin-top: 7rem;
    }
    & > header {
      grid-row: 1 / 3;
      padding-top: 23rem;
    }
    & > header > p {
      margin-top: 4px;
      color: var(--text);
      font-size: 1.25rem;
    }
  }
`

import { css } from 'goober'

/** Class: the cards above the title and the form; from 48 rem on beside the form, as on the login. */
export const forget = css`
  max-width: 26rem;
  margin: 0 auto;
  /* Clear of the lock above it. */
  & > header:not(:first-child) {
    margin: 0 0 10px;
  }
  & section {
    padding: 10px 16px 4px;
  }
  & section > form:not(:last-child) {
    margin-bottom: 2px;
  }
  @media (min-width: 48rem) {
    & {
      display: grid;
      grid-template: auto auto 1fr / minmax(0, 1fr) 24rem;
      max-width: none;
      column-gap: 56px;
      padding-top: calc(50vh - 22rem);
    }
    & > * {
      grid-column: 1;
    }
    & > :last-child {
      grid-column: 2;
      grid-row: 1 / 4;
      padding-top: 8rem;
    }
    & h1 {
      font-size: 2.5rem;
    }
    & section {
      padding: 14px 20px 8px;
    }
  }
`

/** Class: the form's parts 12 px apart. */
export const form = css`
  & > :not(:last-child) {
    margin-bottom: 12px;
  }
  & > [role='status']:empty {
    margin: 0;
  }
  &:last-child {
    padding-bottom: 12px;
  }
`

/** Class: the ways to name an account as two halves of a line, as the login has them. */
export const ways = css`
  display: flex;
  flex-wrap: wrap;
  & > * {
    flex: 1;
    min-height: 44px;
    padding: 0;
    border: 2px solid transparent;
    border-bottom-color: var(--line);
    background: none;
    color: var(--soft);
    cursor: pointer;
  }
  & > [aria-selected='true'] {
    border-bottom-color: var(--gold);
    color: var(--gold);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    & > [aria-selected='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`

/** Class: what the end says, in the middle of its panel. */
export const done = css`
  padding: 4px 0 14px;
  text-align: center;
  & > h2 {
    margin-bottom: 8px;
    font-size: 1.25rem;
  }
  & > p {
    margin-bottom: 16px;
    color: var(--soft);
  }
`

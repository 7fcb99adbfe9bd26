import { css } from 'goober'

/**
 * Class: the ways to name an account as two tabs, then the parts 12 px apart. The bars lead to the market. A phone's
 * fields are 56 px high, so that the panel ends above the fold.
 */
export const form = css`
  & > :not(:last-child) {
    margin-bottom: 12px;
  }
  & > div:first-child {
    display: flex;
  }
  & > div > [aria-pressed] {
    flex: 1;
    min-height: 44px;
    padding: 0;
    border: 2px solid transparent;
    border-bottom-color: var(--line);
    background: none;
    color: var(--soft);
    cursor: pointer;
  }
  & > div > [aria-pressed='true'] {
    border-bottom-color: var(--gold);
    color: var(--gold);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    & > div > [aria-pressed='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  @media (max-width: 47.99rem) {
    & div > div > label {
      padding-top: 4px;
    }
    & div > div > label > input,
    & div > div > label > select {
      min-height: 30px;
      padding-bottom: 4px;
    }
  }
  && ~ a {
    display: none;
  }
  && ~ div {
    justify-content: center;
  }
`

/** Class: the choice to be remembered and, beside it where there is room, the way to a new password. */
export const beside = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  font-size: var(--small);
  && {
    margin: -10px 0 2px;
  }
  & > a {
    padding-right: 0;
    padding-left: 0;
  }
`

/**
 * Class: the greeting above an open form, of which a phone keeps the title alone, so that the fields and their button fit;
 * the cards above it are two thirds as large.
 */
export const briefGreeting = css`
  @media (max-width: 47.99rem) {
    main && {
      padding-top: 6.75rem;
    }
    main & > svg,
    main & > p {
      display: none;
    }
    & ~ section > [aria-hidden] {
      transform: scale(0.64);
      transform-origin: 50% 0;
    }
    /* Wholly below the fold. */
    & ~ section + section {
      margin-top: 20px;
    }
  }
`

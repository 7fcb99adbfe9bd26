import { css } from 'goober'

/**
 * Class: the ways to name an account as two tabs, then the parts 12 px apart. The bars lead to the market.
 */
export const form = css`
  padding-bottom: 6px;
  & > :not(:last-child) {
    margin-bottom: 12px;
  }
  & > div + div {
    margin-bottom: 6px;
  }
  & > a:not(:last-child) {
    margin: -6px 0 6px;
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
  && ~ a {
    display: none;
  }
`

/**
 * Class: the greeting above an open form, of which a phone keeps the title alone, so that the fields and their button fit;
 * the cards above it are less than half as large.
 */
export const briefGreeting = css`
  @media (max-width: 47.99rem) {
    main && {
      padding-top: 4.5rem;
    }
    main & > svg,
    main & > p {
      display: none;
    }
    & ~ section > [aria-hidden] {
      transform: scale(0.46);
      transform-origin: 50% 0;
    }
  }
`

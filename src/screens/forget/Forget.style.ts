import { css } from 'goober'

/** Class: one narrow column under a padlock between a dragon's wings, small on a phone. */
export const forget = css`
  max-width: 28rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 20px;
  }
  & > div {
    padding: 8px 0 0;
  }
  & > div > i {
    margin-bottom: 28px;
  }
  @media (max-width: 61.99rem) {
    & > :not(:last-child) {
      margin-bottom: 4px;
    }
    & > header:not(:last-child) {
      margin-top: 0;
      margin-bottom: 10px;
    }
    & > div {
      padding: 0;
    }
    & > div > i {
      margin: -13px 0 -4px;
      transform: scale(0.56);
    }
  }
`

/** Class: the form's parts 12 px apart; a last button that does not shine yet still says at a tap what is missing. */
export const form = css`
  & > :not(:last-child) {
    margin-bottom: 12px;
  }
  & [type='button'][data-kind='primary'] {
    margin: 0 9px;
    padding: 8px 12px;
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

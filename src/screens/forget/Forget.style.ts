import { css } from 'goober'

/** Class: one narrow column under a padlock between a dragon's wings, which a phone has no room for. */
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
      margin-bottom: 10px;
    }
    & > div:not(:last-child) {
      display: none;
    }
    & form > :not(:last-child) {
      margin-bottom: 9px;
    }
  }
  & > p {
    text-align: center;
  }
  & > p > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`

/** Class: the form's parts 12 px apart. Its end looks shut until there is a code; a tap still says what is missing. */
export const form = css`
  & > :not(:last-child) {
    margin-bottom: 12px;
  }
  & [type='button'][data-kind='primary'] {
    margin: 0 9px;
    padding: 8px 12px;
  }
  & > [type='submit'][data-kind='secondary'] {
    border: 1px dashed var(--edge);
    background: none;
    box-shadow: none;
    color: var(--soft);
  }
`

import { css } from 'goober'

/** Class: one narrow column; where there is room, under a padlock between a dragon's wings. */
export const forget = css`
  max-width: 28rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 20px;
  }
  & > div {
    display: none;
    padding: 8px 0 0;
  }
  & > div > i {
    margin-bottom: 28px;
  }
  @media (max-width: 61.99rem) {
    & > :not(:last-child) {
      margin-bottom: 12px;
    }
    & > header > p {
      display: none;
    }
  }
  @media (min-width: 62rem) {
    & > div {
      display: flex;
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

/** Class: the form's parts 12 px apart. */
export const form = css`
  & > :not(:last-child) {
    margin-bottom: 12px;
  }
`

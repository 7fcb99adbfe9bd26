import { css } from 'goober'

/** Class: one narrow column. */
export const forget = css`
  max-width: 28rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 20px;
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

/** Class: the form's parts 14 px apart; area code and number beside each other where there is room. */
export const form = css`
  & > :not(:last-child) {
    margin-bottom: 14px;
  }
  & [role='tabpanel'] {
    display: flex;
    flex-wrap: wrap;
    margin: -6px -6px 8px;
  }
  & [role='tabpanel'] > * {
    flex: 1 1 14rem;
    min-width: 0;
    margin: 6px;
  }
  & [role='tabpanel'] > :first-child:not(:last-child) {
    flex: 1 1 7rem;
  }
`

import { css } from 'goober'

/** Class: an asset and its amount in each row, which goes below where both do not fit. */
export const rows = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    padding: 4px 0;
    border-bottom: 1px solid var(--line);
  }
  & > li > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  & > li > :first-child {
    min-width: 0;
    padding-right: 16px;
    word-break: break-word;
  }
  & > li > b {
    margin-left: auto;
    text-align: right;
  }
`

/** Class: the sum that waits with its button beside it, where both fit, and what it is made of below. */
export const sumFirst = css`
  & > section {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding: 12px 16px 4px;
  }
  & > section > :nth-child(n) {
    flex: 1 0 100%;
    margin-bottom: 8px;
  }
  & > section > h2:first-child {
    flex: 1 1 9rem;
    margin-right: 12px;
    font-size: 0.9375rem;
  }
  & > section > :nth-child(2) {
    flex: none;
  }
`

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

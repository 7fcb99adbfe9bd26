import { css } from 'goober'

/** Class: what is allowed and its button in each row; the button goes below where both do not fit. */
export const allowanceRows = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & > li > span {
    flex: 1 1 12rem;
    min-width: 0;
    padding: 4px 16px 4px 0;
    word-break: break-word;
  }
  & > li > button {
    margin: 4px 0;
  }
  & > li[data-wide='true'] > span {
    color: var(--amber);
    font-weight: 600;
  }
`

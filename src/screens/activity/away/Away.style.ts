import { css } from 'goober'

/** Class: one readable column. */
export const away = css`
  max-width: 44rem;
  margin: 0 auto;
`

/** Class: what happened, one row each: a sign, the sentence with what came of it, and the way on below. */
export const rows = css`
  & > li {
    display: flex;
    padding: 14px 0;
    border-top: 1px solid var(--line);
  }
  & > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li > i {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 40px;
    height: 40px;
    margin-right: 14px;
    border: 1px solid var(--line);
    border-radius: 50%;
    background: var(--veil);
    color: var(--teal);
  }
  & > li > i[data-tone='good'] {
    color: var(--green);
  }
  & > li > i[data-tone='warning'] {
    border-color: var(--amber);
    color: var(--gold);
  }
  & > li > i[data-tone='bad'] {
    color: var(--red);
  }
  & > li > div {
    flex: 1 1 0;
    min-width: 0;
    word-break: break-word;
  }
  & h3 {
    font: 600 1rem / 1.4 inherit;
  }
  & p {
    margin-top: 2px;
    font-size: 0.9375rem;
    color: var(--soft);
  }
  & time {
    font-size: var(--small);
    color: var(--soft);
  }
`

/** Class: ways on beside each other, as far as they fit. */
export const ways = css`
  display: flex;
  flex-wrap: wrap;
  margin: 6px -4px -4px;
  & > * {
    margin: 4px;
  }
`

/** Class: wishes, one row each: what it is, its price, and a button that removes it. */
export const list = css`
  & > li {
    display: flex;
    align-items: center;
    min-height: 52px;
    border-top: 1px solid var(--line);
  }
  & > li > a {
    display: flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-width: 0;
    min-height: 52px;
    padding: 4px 8px 4px 0;
    word-break: break-word;
  }
  & > li > a > span {
    margin-right: 12px;
  }
  & > li > a > b {
    color: var(--text);
    font-size: 0.9375rem;
  }
  & > li > a > b[data-soft='true'] {
    font-weight: 400;
    color: var(--soft);
  }
`

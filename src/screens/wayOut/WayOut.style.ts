import { css } from 'goober'

export const page = css`
  max-width: 46rem;
  margin: 0 auto;
  padding: 8px 20px 48px;
  & [data-soft='true'] {
    font-size: 0.9375rem;
    color: var(--soft);
  }
`

/** The emblem and name, and the languages at the other end. */
export const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 20px;
  & > nav {
    display: flex;
    margin: 0 -10px;
  }
  & > nav > button {
    min-width: 44px;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    background: none;
    color: var(--soft);
    cursor: pointer;
  }
  & > nav > [aria-pressed='true'] {
    color: var(--gold);
    font-weight: 600;
  }
`

/** A token and its button in each row; the button goes below where both do not fit. */
export const tokens = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    padding: 8px 0;
    border-bottom: 1px solid var(--line);
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & > li > div {
    flex: 1 1 12rem;
    min-width: 0;
    padding: 4px 16px 4px 0;
  }
  & > li > div > small {
    display: block;
    font-size: var(--small);
    color: var(--soft);
  }
`

/** Numbers to keep, whole and to be selected. */
export const plain = css`
  padding: 10px 12px;
  border: 1px solid var(--line);
  border-radius: var(--round);
  background: var(--ink);
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: 0.9375rem;
  word-break: break-word;
  user-select: all;
`

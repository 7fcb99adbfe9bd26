import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'

/** Class: one readable column, on a wide screen two or three: the player's identity, its security, other places. */
export const setting = css`
  max-width: 34rem;
  margin: 0 auto;
  & > * {
    margin-bottom: 24px;
  }
  @media (min-width: 62rem) {
    & {
      display: grid;
      grid-template-columns: 1fr 1fr;
      grid-column-gap: 32px;
      max-width: none;
      align-items: start;
    }
    & > * {
      grid-column: 1 / 3;
    }
    & > section,
    & > section + div {
      grid-column: auto;
    }
  }
  ${WIDE}
  @media (min-width: 80rem) {
    grid-template-columns: 1fr 2fr;
    & > section + div {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: 32px;
      align-items: start;
    }
  }
  & nav {
    padding: 0 14px;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--night);
  }
`

/** Class: rows that open, in one frame under a heading. */
export const group = css`
  & > h2 {
    margin-bottom: 10px;
    font-size: 1.0625rem;
    color: var(--soft);
  }
  & > div {
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--night);
    overflow: hidden;
  }
  & > div > :not(:last-child) {
    border-bottom: 1px solid var(--line);
  }
`

/** Class: a row: its name and current value, and below them the form that changes it. */
export const row = css`
  & > h3 {
    font: inherit;
  }
  & > h3 > *,
  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    width: 100%;
    min-height: 60px;
    padding: 8px 14px;
    border: 0;
    background: none;
    text-align: left;
  }
  & > h3 > * {
    color: var(--text);
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > h3 > :focus {
    outline-offset: -2px;
  }
  & > div:first-child > span {
    margin-right: -14px;
  }
  & > h3 b,
  & > div:first-child > b {
    max-width: 100%;
    margin-right: auto;
    padding-right: 12px;
    font-weight: 600;
  }
  & > h3 i {
    font-style: normal;
    font-size: 0.875rem;
    min-width: 0;
    max-width: calc(100% - 34px);
    margin-left: auto;
    color: var(--soft);
    text-align: right;
    overflow-wrap: anywhere;
  }
  & [data-missing='true'] {
    color: var(--amber);
  }
  & > h3 svg {
    flex: none;
    margin: 0 -4px 0 8px;
    color: var(--edge);
  }
  & [aria-expanded] > svg {
    transform: rotate(90deg);
  }
  & [aria-expanded='true'] {
    background: var(--veil);
  }
  & [aria-expanded='true'] > svg {
    transform: rotate(-90deg);
  }
  & > h3 + div {
    padding: 6px 14px 16px;
    background: var(--veil);
  }
`

import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'

/** Class: one readable column under the page's title. */
export const setting = css`
  max-width: 34rem;
  margin: 0 auto;
  @media (min-width: 62rem) {
    max-width: 68rem;
  }
  ${WIDE}
  & > :not(:last-child) {
    margin-bottom: 14px;
  }
  @media (max-width: 61.99rem) {
    --row: 54px;
    & > header {
      margin-bottom: 12px;
    }
  }
  @media (min-width: 62rem) {
    & > :not(:last-child) {
      margin-bottom: 24px;
    }
  }
`

/** Class: who the player is and what keeps the account safe; below or, on a wide screen, beside them the ways on. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px 24px;
  & > * > :not(:last-child) {
    margin-bottom: 20px;
  }
  align-items: start;
  @media (min-width: 62rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > * > :not(:last-child) {
      margin-bottom: 24px;
    }
  }
`

/** Class: rows that open, in one frame under a heading. */
export const group = css`
  & > h2 {
    margin-bottom: 8px;
    padding-left: 2px;
    font-size: 1.0625rem;
    color: var(--gold);
  }
  & > div,
  & > nav {
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--night);
    overflow: hidden;
  }
  & > div > :not(:last-child) {
    border-bottom: 1px solid var(--line);
  }
  & > nav a,
  & > nav button {
    min-height: var(--row, 60px);
    padding: 8px 12px;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  & > nav svg {
    width: 20px;
    margin-right: 12px;
    color: var(--amber);
  }
  & > nav a::after {
    width: 7px;
    height: 7px;
    margin: 0 4px 0 auto;
    border: solid var(--edge);
    border-width: 1.5px 1.5px 0 0;
    content: '';
    transform: rotate(45deg);
  }
`

/** Class: a row: its sign, its name and current value, and below them the form that changes it. */
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
    min-height: var(--row, 60px);
    padding: 5px 12px;
    border: 0;
    background: none;
    text-align: left;
  }
  & > h3 > * {
    position: relative;
    padding-right: 30px;
    color: var(--text);
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > h3 > :focus {
    outline-offset: -2px;
  }
  & > h3 > :hover > b {
    color: var(--gold);
  }
  & > div:first-child > span {
    margin: 0 -16px 0 auto;
    font-size: 0.9375rem;
    color: var(--soft);
  }
  & > div:first-child > span svg {
    width: 20px;
  }
  & > * > * > svg:first-child,
  & > div > svg {
    flex: none;
    margin-right: 12px;
    color: var(--amber);
  }
  & > h3 b,
  & > div:first-child > b {
    max-width: calc(100% - 32px);
    margin-right: auto;
    padding-right: 6px;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  & > h3 i {
    font-style: normal;
    font-size: 0.9375rem;
    min-width: 0;
    max-width: 100%;
    margin-left: auto;
    color: var(--soft);
    text-align: right;
    overflow-wrap: anywhere;
  }
  & [data-missing='true'] {
    color: var(--amber);
  }
  & > h3 svg:last-child {
    position: absolute;
    top: calc(50% - 8px);
    right: 8px;
    color: var(--edge);
  }
  & [aria-expanded] > svg:last-child {
    transform: rotate(90deg);
  }
  & [aria-expanded='true'] {
    background: var(--veil);
  }
  & [aria-expanded='true'] > svg:last-child {
    transform: rotate(-90deg);
  }
  & > h3 + div {
    padding: 6px 12px 16px;
    background: var(--veil);
  }
`

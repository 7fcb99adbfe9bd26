import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'

export const book = css`
  max-width: 40rem;
  margin: 0 auto;
  ${WIDE}
  @media (max-width: 47.99rem) {
    & section {
      padding: 16px;
    }
    & section section {
      padding: 0;
    }
  }
  & > div > header > p {
    text-wrap: balance;
  }
`

/** Class: the sum and the months, and the assets below or, on a wide screen, beside them. */
export const sides = css`
  & > :first-child {
    margin-bottom: 16px;
  }
  /* Rows of 52 px. */
  & td {
    padding-top: 3px;
    padding-bottom: 3px;
    font-variant-numeric: tabular-nums;
  }
  /* Words and sums end where the panel's title and lines do. */
  & td:first-child,
  & th:first-child {
    padding-left: 0;
  }
  & td:last-child,
  & th:last-child {
    padding-right: 0;
  }
  /* On a phone a sum is in one line with what it is. */
  @media (max-width: 39.99rem) {
    & [data-rows][data-rows='true'] td + td + td::before {
      display: inline;
      margin-right: 6px;
    }
  }
  @media (min-width: 80rem) {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    grid-gap: 32px;
    align-items: start;
    & > :first-child {
      margin: 0;
    }
  }
`

export const note = css`
  font-size: var(--small);
  color: var(--soft);
`

export const amount = css`
  font-weight: 700;
  white-space: nowrap;
`

/** Class: whatever has a sign: gains are green, and what is nothing is quiet. */
export const signed = css`
  & [data-sign='in'] {
    color: var(--green);
  }
  & [data-sign='none'] {
    color: var(--soft);
  }
  &[data-exact='true'] [data-sign] {
    white-space: normal;
    word-break: break-word;
  }
`

/** Class: the net result, large, and the coins to choose from beside it. */
export const result = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin: -6px 0;
  & > b {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: baseline;
    margin: 6px 12px 6px 0;
    font: 700 2rem / 1.2 var(--display);
  }
  & > b > small {
    margin-left: 8px;
    font-size: 1rem;
    color: var(--soft);
  }
  & > fieldset {
    margin: 6px 0;
  }
  @media (max-width: 47.99rem) {
    & > fieldset {
      margin-bottom: -6px;
    }
  }
  & legend {
    position: absolute;
    clip: rect(0, 0, 0, 0);
  }
  & label {
    padding: 4px 10px;
  }
  & label > i {
    margin-right: 6px;
  }
`

/** Class: the parts of the result: what came in and what went out, below or beside each other. */
export const parts = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  grid-gap: 0 32px;
  & summary {
    border-bottom: 1px solid var(--edge);
    list-style: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > :last-child > details > summary {
    border: 0;
  }
  & > :last-child > [open] > summary {
    border-bottom: 1px solid var(--edge);
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-height: 44px;
  }
  & summary > div > svg {
    flex: none;
    margin-right: 12px;
    color: var(--soft);
    transform: rotate(90deg);
  }
  & [open] > summary > div > svg {
    transform: rotate(-90deg);
  }
  & summary > div > i {
    width: 10px;
    height: 10px;
    margin: 0 10px 0 3px;
    background: var(--violet);
    transform: rotate(45deg);
  }
  & summary > div > [data-sign='in'] {
    background: var(--green);
  }
  & h3 {
    margin-right: 12px;
    font-size: 1.0625rem;
  }
  & strong {
    margin-left: auto;
  }
  & p {
    padding: 4px 0 12px;
  }
  & dd {
    white-space: nowrap;
  }
`

/** Class: how much came in against what went out, as one bar. */
export const flow = css`
  display: flex;
  height: 12px;
  overflow: hidden;
  border-radius: 6px;
  background: var(--violet);
  & > i {
    border-right: 2px solid var(--night);
    background: var(--green);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    & > i {
      background: Highlight;
    }
  }
`

/** Class: all digits, and all of it as a text to copy, for the few who want it. */
export const copyAll = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-top: 16px;
  & > p {
    flex: 1 1 14rem;
    margin-top: 8px;
  }
`

export const assetLink = css`
  position: relative;
  display: inline-block;
  max-width: 100%;
  min-height: 44px;
  padding: 11px 16px 11px 0;
  color: var(--text);
  font-weight: 600;
  text-decoration: none;
  word-break: break-word;
  /* It leads on. */
  &::after {
    content: '';
    position: absolute;
    top: calc(50% - 4px);
    right: 3px;
    width: 6px;
    height: 6px;
    border: solid var(--edge);
    border-width: 1.5px 1.5px 0 0;
    transform: rotate(45deg);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--gold);
    }
  }
`

import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'

/** Class: the list, and beside or instead of it the chosen coin; a phone shows one of them at a time. */
export const coins = css`
  max-width: 34rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 20px;
  }
  & [data-side] > :not(:last-child) {
    margin-bottom: 20px;
  }
  @media (max-width: 61.99rem) {
    &[data-chosen='true'] > [data-side='list'] {
      display: none;
    }
    &[data-chosen='true'] > header {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip: rect(0, 0, 0, 0);
    }
  }
  @media (min-width: 62rem) {
    & {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      max-width: none;
      column-gap: 32px;
      align-items: start;
    }
    & > header {
      grid-column: 1 / 3;
    }
    &[data-chosen='true'] > [data-side='coin'] {
      position: sticky;
      top: 80px;
    }
    &[data-chosen='false'] > * {
      grid-column: 1 / 3;
    }
  }
  ${WIDE}
  @media (min-width: 80rem) {
    &[data-chosen='false'] {
      grid-template-columns: minmax(0, 1fr) 24rem;
    }
    &[data-chosen='false'] > [data-side] {
      grid-column: auto;
    }
  }
  @media (min-width: 100rem) {
    &[data-chosen='true'] {
      grid-template-columns: 26rem minmax(0, 1fr);
    }
    &[data-chosen='true'] > [data-side='coin'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 32px;
      align-items: start;
    }
    &[data-chosen='true'] > [data-side='coin'] > :first-child {
      grid-row: 1 / 3;
    }
  }
`

/** Class: a row per coin: mark, name, and its amounts in columns that are the same in all rows. */
export const coinList = css`
  & > li:not(:last-child) {
    margin-bottom: 8px;
  }
  & > li > a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding: 9px 10px 9px 12px;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--fill-veil);
    box-shadow: var(--sheen);
    color: var(--text);
    text-decoration: none;
    touch-action: manipulation;
    transition: transform 0.12s;
  }
  & > li > a:active {
    transform: scale(0.99);
  }
  & > li > a[aria-current] {
    border-color: var(--gold);
  }
  & > li > a > b {
    flex: 0 0 3.25rem;
    margin-left: 10px;
    font: 600 1rem / 1.3 var(--display);
    letter-spacing: 0.03em;
  }
  & > li > a > svg {
    order: 1;
    margin-left: auto;
    color: var(--edge);
  }
  & > li > a > dl {
    flex: 1 1 10rem;
    margin: 0 4px;
    text-align: right;
  }
  & > li > a > dl > div {
    flex: 1 1 4.5rem;
    padding: 2px 0 2px 6px;
  }
  /* What is not frozen is not said here, as the panel behind the row has all three. */
  @media (max-width: 47.99rem) {
    & > li > a > dl > [data-none='true'] {
      display: none;
    }
  }
  @media (min-width: 48rem) {
    & > li > a > b {
      flex-basis: 4rem;
      font-size: 1.125rem;
    }
  }
  @media (hover: hover) {
    & > li > a:hover {
      border-color: var(--edge);
    }
  }
`

/** Class: the columns' heads above the list of a wide screen, in place of one in each row. */
export const columnHeads = css`
  display: none;
  @media (min-width: 80rem) {
    [data-chosen='false'] > [data-side] > & {
      display: flex;
      margin: 0 33px 6px calc(4rem + 65px);
      font-size: var(--small);
      color: var(--soft);
      text-align: right;
    }
    & > span {
      flex: 1 1 4.5rem;
      padding-left: 6px;
    }
    [data-chosen='false'] > [data-side] > & + ul dt {
      position: absolute;
      clip: rect(0, 0, 0, 0);
    }
  }
`

/** Class: three amounts in a row that wraps if needed. */
export const amounts = css`
  display: flex;
  flex-wrap: wrap;
  margin: -2px -6px;
  & > div {
    flex: 1 1 5.5rem;
    max-width: 100%;
    padding: 2px 6px;
  }
  & dt {
    font-size: 0.75rem;
    color: var(--soft);
  }
  & dd {
    font-weight: 600;
    overflow-wrap: break-word;
  }
  & [data-none='true'] > dd {
    color: var(--soft);
    font-weight: 400;
  }
`

/** Class: the head of a coin's panel, on a phone with a link back to the list. */
export const coinHead = css`
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin: -10px 0 2px -6px;
    text-decoration: none;
  }
  & > h2 {
    display: flex;
    align-items: center;
    outline: 0;
    font-size: 1.5rem;
    letter-spacing: 0.03em;
  }
  & > h2 > i {
    margin-right: 14px;
  }
  @media (min-width: 62rem) {
    & > a {
      display: none;
    }
  }
`

/** Class: a line per withdrawal: mark, amount and state, and when. */
export const history = css`
  & > li {
    display: flex;
    padding: 12px 0;
    border-bottom: 1px solid var(--line);
  }
  & > li:first-child {
    padding-top: 0;
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & > li > i {
    align-self: flex-start;
    margin-right: 12px;
  }
  & > li > div {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-width: 0;
  }
  & b {
    max-width: 100%;
  }
  & b:first-child {
    margin-right: 8px;
  }
  & small {
    flex-basis: 100%;
    margin-top: 4px;
    font-size: var(--small);
    color: var(--soft);
  }
`

import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'
import { hidden } from '../../ui/text/hidden'

/**
 * Class: the parts of the page, one under the other. On a narrow screen those with `data-fold` show only while
 * `data-open` names them; on a wide one coins and what waits lie beside the assets.
 */
export const account = css`
  ${WIDE}
  & > :not(:last-child) {
    margin-bottom: 20px;
  }
  & > header {
    text-align: left;
  }
  & > header > h1 {
    ${hidden};
  }
  & > header > p {
    min-width: 0;
    margin: 0;
  }
  /* The footer waits below the window, so that no answer moves it. */
  & > [data-side='assets'] {
    min-height: 100vh;
  }
  & > [data-side='assets'] > :not(:first-child) {
    margin-top: 16px;
  }
  & > div > button::after {
    content: '';
    display: inline-block;
    width: 7px;
    height: 7px;
    margin: 0 6px 3px 8px;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  & > div > [aria-expanded='true']::after {
    margin-bottom: -1px;
    transform: rotate(-135deg);
  }
  &:not([data-open='money']) [data-fold='money'] {
    display: none;
  }
  @media (max-width: 61.99rem) {
    /* For the refresh button at the end of the first row. */
    position: relative;
    display: flex;
    flex-wrap: wrap;
    margin: -17px -8px 0;
    & > * {
      flex: 1 0 100%;
      min-width: 0;
    }
    & > :not(:last-child) {
      margin-bottom: 0;
    }
    & > header + div {
      flex-shrink: 1;
      order: -1;
      margin-right: 44px;
    }
    /* The name is on the balance's button, and the rest with the balances: here is only that it was not read. */
    & > header {
      margin-top: 0;
    }
    & > header [data-unread='false'] {
      display: none;
    }
    & [data-fold]:not([data-fold='money']) {
      display: none;
    }
    & [data-fold] {
      margin: 8px 0 12px;
    }
    &[data-open='coins'] [data-fold='coins'],
    &[data-open='recovery'] [data-fold='recovery'],
    &[data-open='setup'] [data-fold='setup'] {
      display: block;
    }
  }
  @media (min-width: 62rem) {
    & {
      display: grid;
      grid-template-columns: 22rem minmax(0, 1fr);
      grid-template-rows: auto auto 1fr;
      column-gap: 32px;
      align-items: start;
    }
    /* With what waits and the places below it one panel. */
    & > header {
      display: flex;
      align-items: center;
      min-height: 5.5rem;
      padding: 0 20px;
      border: 1px solid var(--line);
      border-bottom: 0;
      border-radius: 18px 18px 0 0;
      background: var(--fill-veil);
      box-shadow: var(--sheen);
    }
    & > [data-side='coins'] {
      grid-row: 3;
      grid-column: 1;
    }
    & > [data-side='assets'] {
      grid-row: 1 / 4;
      grid-column: 2;
    }
    & > :not(:last-child),
    & > [data-side='coins'] > :not(:last-child) {
      margin-bottom: 16px;
    }
    & > header:first-child {
      margin-bottom: 0;
    }
  }
`

/**
 * Class: who has how much, what waits and where to go; on a narrow screen one row that a phone shows in whole, unless
 * more than money waits: then it scrolls sideways. It leaves room for the refresh button, and on a phone the places to the
 * menu.
 */
export const ways = css`
  @media (max-width: 61.99rem) {
    /* What is visually hidden scrolls with it. */
    position: relative;
    display: flex;
    overflow-x: auto;
    border-radius: var(--round) 0 0 var(--round);
    background: var(--night);
    box-shadow:
      inset 1px 1px var(--edge),
      inset 0 -1px var(--edge);
    & > * {
      flex: none;
    }
  }
  @media (max-width: 47.99rem) {
    & > section {
      flex: 1 0 auto;
    }
  }
  @media (min-width: 62rem) {
    grid-row: 2;
    grid-column: 1;
    /* The places come a moment later than what waits, and move nothing. */
    min-height: calc(4.515625rem + 46px);
    border: 1px solid var(--line);
    border-top: 0;
    border-radius: 0 0 18px 18px;
    background: var(--night);
    & > * {
      border-top: 1px solid var(--line);
    }
  }
`

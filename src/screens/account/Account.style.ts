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
      margin-bottom: 12px;
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
      margin-top: -16px;
    }
    & > header {
      display: flex;
      align-items: center;
      min-height: 5.5rem;
      padding: 0 4px 0 16px;
      border: 1px solid var(--line);
      border-radius: 18px;
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
  }
`

/**
 * Class: who has how much, what waits and where to go; on a narrow screen one row that a phone shows in whole, unless
 * more than money waits: then it scrolls sideways. The first one leaves room for the refresh button, and on a phone the
 * places to the menu.
 */
export const ways = css`
  @media (max-width: 61.99rem) {
    display: flex;
    margin: -4px -12px;
    padding: 4px 8px 4px 12px;
    overflow-x: auto;
    -webkit-mask-image: linear-gradient(-90deg, transparent, var(--ink) 8px);
    & > * {
      flex: none;
    }
    & > section + nav {
      margin-left: 8px;
    }
  }
  @media (max-width: 47.99rem) {
    & > section {
      flex: 1 0 auto;
    }
    & > section + nav {
      display: none;
    }
  }
  @media (min-width: 62rem) {
    grid-row: 2;
    grid-column: 1;
  }
`

/** Class: crest, name and address in a row that wraps, and below it what they hold. */
export const who = css`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  max-width: 100%;
  min-height: 44px;
  padding-left: 56px;
  & > svg {
    position: absolute;
    top: 50%;
    left: 0;
    margin-top: -22px;
  }
  & > b {
    min-width: 0;
    max-width: 100%;
    margin-right: 10px;
    color: var(--text);
  }
  & > small {
    flex: 1 0 100%;
    margin-top: -8px;
    font-size: var(--small);
    color: var(--soft);
  }
  & > small > span {
    display: inline-block;
    margin-right: 8px;
  }
  @media (min-width: 62rem) {
    padding-left: 76px;
    & > svg {
      width: 60px;
      height: 60px;
      margin-top: -30px;
    }
    & > b {
      font-family: var(--display);
      font-size: 1.25rem;
    }
  }
  &[data-unread='true'] {
    padding-left: 0;
  }
`

/** Class: who it is, above the balances that a narrow screen opens. */
export const whoFold = css`
  margin: 0 4px 6px;
  @media (min-width: 62rem) {
    display: none;
  }
`

/**
 * Class: the screens of the account as a row of chips; on a wide screen one row of signs, without those that the top bar
 * leads to.
 */
export const places = css`
  & > ul {
    display: flex;
  }
  & > ul > li {
    flex: none;
    margin-right: 8px;
  }
  & a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    padding: 4px 10px 4px 8px;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--fill-veil);
    box-shadow: var(--sheen);
    color: var(--text);
    font-size: 0.875rem;
    line-height: 1.25;
    text-decoration: none;
    white-space: nowrap;
  }
  & a > i {
    display: flex;
    flex: none;
    margin-right: 6px;
    color: var(--gold);
  }
  @media (hover: hover) {
    & a:hover {
      border-color: var(--amber);
    }
  }
  @media (min-width: 62rem) {
    & > ul {
      flex-wrap: wrap;
      margin: -4px;
    }
    & > ul > li {
      flex: 1 0 auto;
      margin: 4px;
    }
  }
  @media (min-width: 64rem) {
    & > ul {
      margin: 0;
      padding: 0 6px;
      border: 1px solid var(--line);
      border-radius: 18px;
      background: var(--night);
    }
    & > ul > li {
      margin: 0;
    }
    & > ul > li:nth-child(-n + 7) {
      display: none;
    }
    & a {
      flex-direction: column;
      padding: 9px 2px 10px;
      border-color: transparent;
      background: none;
      box-shadow: none;
      font-size: var(--small);
    }
    & a > i {
      margin: 0 0 2px;
    }
  }
`

import { css } from 'goober'

/**
 * Class: one column on a phone; on a desktop the picture stays next to the text, which begins with name, price and the
 * action; on a wide one three, over the width of the page's frame up to 1920 px: the card; its name, what can be done with it
 * and the facts; what it is able to.
 */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  & > [data-part]:empty {
    display: none;
  }
  /* The bar is out of the page's flow there: in a box it would cost a gap. */
  & > [data-part='actions'] {
    display: contents;
  }
  /* The values that a fight begins with stand above the bar. */
  @media (max-width: 47.99rem) {
    & > [data-part='able'] > :first-child {
      padding-top: 14px;
    }
    & > [data-part='able'] > :first-child > h2 {
      margin-bottom: 8px;
    }
  }
  @media (min-width: 48rem) {
    & > [data-part='actions'] {
      display: block;
    }
    & > [data-part='actions'] > * ~ * {
      margin-top: 5px;
    }
  }
  @media (min-width: 56rem) {
    grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
    grid-template-rows: auto auto auto auto 1fr;
    grid-column-gap: 28px;
    align-items: start;
  }
  @media (min-width: 80rem) {
    grid-template-columns: minmax(18rem, 28.5rem) minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto auto auto 1fr;
    margin: 0 calc(50% - 50vw + 36px);
    & > [data-part='able'] {
      grid-row: 1 / span 4;
      grid-column: 3;
    }
    & > [data-part='keep'] {
      grid-row: 3;
      grid-column: 2;
      margin-top: -11px;
    }
    & > [data-part='facts'] {
      grid-row: 4;
      grid-column: 2;
    }
  }
  @media (min-width: 80rem) and (max-width: 99.99rem) {
    & > [data-part='facts'] dl[data-wide='true'] {
      display: block;
    }
    & > [data-part='facts'] dl > div {
      min-height: 37px;
      padding: 3px 0;
    }
  }
  @media (min-width: 100rem) {
    grid-template-columns: minmax(20rem, 30rem) minmax(0, 1fr) minmax(0, 1fr);
  }
  @media (min-width: 120rem) {
    margin: 0 calc(50% - 57.5rem);
  }
`

/**
 * Class: the card on a glow of its rarity, name and state below; from a desktop on they begin the text beside it. The price
 * is in the bar of the page's action, if there is one.
 */
export const head = css`
  position: relative;
  z-index: 0;
  text-align: center;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    top: -12px;
    right: 0;
    left: 0;
    height: 320px;
    background: radial-gradient(closest-side, var(--band), transparent);
    opacity: 0.1;
  }
  &[data-band='2']::before,
  &[data-band='3']::before {
    opacity: 0.22;
  }
  &[data-band='4']::before,
  &[data-band='5']::before {
    opacity: 0.42;
  }
  & > figure {
    position: relative;
    overflow: hidden;
    width: 220px;
    max-width: 100%;
    margin: -12px auto 6px;
    border: 1px solid var(--band);
    border-radius: 5.8% / 4.4%;
    box-shadow: var(--drop);
  }
  &[data-band='3'] > figure {
    box-shadow: 0 0 26px -12px var(--band);
  }
  &[data-band='4'] > figure {
    box-shadow: 0 0 36px -8px var(--band);
  }
  &[data-band='5'] > figure {
    box-shadow: 0 0 54px -4px var(--band);
  }
  & > figure img {
    width: 100%;
    height: auto;
  }
  /* Above the card's shadow, which would dim the name. */
  & > div {
    position: relative;
  }
  & h1 {
    margin-bottom: 4px;
    font-size: 1.375rem;
  }
  & [role='timer'] {
    font: 700 1.375rem / 1.2 var(--display);
  }
  & [role='timer']:not([data-soon='true']) {
    color: var(--text);
  }
  & p {
    justify-content: center;
    line-height: 1.4;
    color: var(--soft);
  }
  & div > [data-size] {
    font-size: 1.5rem;
  }
  [data-bar='own'] & div > [data-size] {
    display: none;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
  }
  & li {
    display: flex;
    margin: 6px 4px 0;
  }
  & ul ~ * {
    margin-top: 8px;
  }
  & small {
    display: block;
    font-size: var(--small);
    color: var(--soft);
  }
  /* The stars are on the card's foot, as on a tile, so that the rest is one row. */
  @media (max-width: 55.99rem) {
    & li:last-child {
      position: absolute;
      top: -46px;
      left: 50%;
      margin: 0;
      padding: 3px 8px;
      border-radius: 10px;
      background: var(--shade);
      transform: translateX(-50%);
    }
  }
  @media (min-width: 56rem) {
    & {
      display: contents;
      text-align: left;
    }
    &::before {
      display: none;
    }
    & > figure {
      position: sticky;
      top: 80px;
      grid-row: 1 / span 5;
      width: auto;
      margin: 0;
    }
    & > div {
      grid-column: 2;
    }
    & h1 {
      font-size: 1.75rem;
      line-height: 1.2;
    }
    & p,
    & ul {
      justify-content: flex-start;
    }
    & li {
      margin: 6px 8px 0 0;
    }
    & div > [data-size] {
      font-size: 1.75rem;
    }
  }
  @media (min-width: 80rem) {
    & > figure {
      grid-row: 1 / span 4;
    }
  }
`

/** Class: the values a fight begins with, each with its sign. */
export const vitals = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-gap: 8px;
  text-align: center;
  & > div {
    display: flex;
    flex-direction: column-reverse;
    padding: 8px 2px;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--ink);
  }
  & dt {
    overflow-wrap: anywhere;
    font-size: var(--small);
    line-height: 1.3;
    color: var(--soft);
  }
  & dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    font: 700 1.125rem / 1.3 var(--display);
  }
  & svg {
    margin-right: 5px;
    color: var(--red);
  }
  & > :first-child + * svg {
    color: var(--gold);
  }
  & > :first-child + * + * svg {
    color: var(--teal);
  }
`

/** Class: where the activity will be, high enough to be seen coming. */
export const activityPlace = css`
  min-height: 8rem;
`

/** Class: a line under each value; one that would be alone in its row has all of it. */
export const values = css`
  @media (max-width: 47.99rem), (min-width: 80rem) {
    & > dl > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  & > dl > div {
    padding-bottom: 5px;
    border-bottom: 1px solid var(--line);
  }
`

/** Class: a token's number, and beside or below it the link to its transaction. */
export const token = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  & > span {
    margin-left: auto;
    font-size: var(--small);
  }
`

/** Class: a day, in one piece where the table has room for it. */
export const tradeDay = css`
  @media (min-width: 40rem) {
    & {
      white-space: nowrap;
    }
  }
`

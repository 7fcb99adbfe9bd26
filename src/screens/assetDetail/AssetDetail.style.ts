import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/**
 * Class: one column on a phone; on a desktop the picture stays next to the text, which begins with name, price and the
 * action; on a wide one three, over the width of the page's frame up to 1920 px: the card; its name, what can be done with
 * it, the facts and what it was sold for; what it is able to.
 */
export const columns = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  & > [data-part]:empty,
  & > * > [data-part='shares']:empty {
    display: none;
  }
  & button > i {
    display: flex;
    margin: 0 8px 0 -4px;
  }
  & button > i[data-on='true'] > svg {
    fill: currentColor;
  }
  /* The bar is out of the page's flow there: in a box it would cost a gap. */
  & > [data-part='actions'] {
    display: contents;
  }
  /* The values that a fight begins with follow the marks, before the actions: they are in the first view. */
  @media (max-width: 55.99rem) {
    & > header {
      order: -2;
    }
    & > [data-part='able'] {
      display: contents;
    }
    & > [data-part='able'] > :not(:last-child) {
      margin-bottom: 0;
    }
    & > [data-part='able'] > [data-part='vitals'] {
      order: -1;
      margin-top: -10px;
    }
    /* What goes with any asset is on the stage, right of the picture. What follows from it takes a row. */
    & > [data-part='keep'] {
      display: contents;
    }
    & > [data-part='keep'] > * {
      order: -1;
      margin: 0;
    }
    & > [data-part='keep'] > button[data-kind='secondary'],
    & > [data-part='actions'] > section > button {
      position: absolute;
      z-index: 1;
      top: -16px;
      left: calc(50% + 116px);
      width: 44px;
      margin: 0;
      padding: 0;
      border-radius: 50%;
    }
    & > [data-part='keep'] > button:first-child:not(:last-child) {
      top: 40px;
    }
    & button > i {
      margin: 0;
    }
    & button > i[data-on='true'] > svg {
      color: var(--red);
    }
    & button > i + span {
      ${hidden};
    }
  }
  @media (max-width: 47.99rem) {
    & > * > [data-part='shares'],
    & > [data-part='past'] {
      order: 1;
    }
  }
  @media (min-width: 48rem) {
    & > [data-part='actions'] {
      display: block;
    }
    & > [data-part='actions'] > * ~ * {
      margin-top: 5px;
    }
    & [data-part='shares'] dl > div {
      min-height: 34px;
      padding: 2px 0;
    }
    & [data-part='shares'] dt {
      padding-right: 6px;
      font-size: var(--small);
    }
    /* Of a sale two sums, so close under the price that they need no heading. */
    & [data-market='sale'] > section {
      padding: 9px 16px 8px;
    }
    & [data-market='sale'] h2 {
      ${hidden};
    }
    & [data-market='sale'] dl {
      display: flex;
      flex-wrap: wrap;
      margin: 0 -10px;
    }
    & [data-market='sale'] dl > div {
      flex: 1 1 auto;
      min-height: 28px;
      margin: 0 10px;
      padding: 0;
      border: 0;
    }
  }
  @media (min-width: 56rem) {
    grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
    grid-template-rows: auto auto auto auto auto auto 1fr;
    grid-column-gap: 28px;
    align-items: start;
  }
  @media (min-width: 80rem) {
    grid-template-columns: minmax(18rem, 28.5rem) minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto auto auto auto auto 1fr;
    margin: 0 calc(50% - 50vw + 36px);
    & > [data-part='able'] {
      grid-row: 1 / span 6;
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
    & > [data-part='keep']:empty ~ [data-part='facts'] {
      margin-top: -16px;
    }
    & > [data-part='trades'] {
      grid-row: 5;
      grid-column: 2;
    }
    & > [data-part='past'] {
      grid-row: 6;
      grid-column: 2;
    }
    & > [data-part='trades']:empty ~ [data-part='past'] {
      margin-top: -16px;
    }
  }
  /* In half of that column a label is above its value, in a row of its own beside it. */
  @media (min-width: 80rem) and (max-width: 99.99rem) {
    & > [data-part='facts'] dl {
      grid-column-gap: 16px;
    }
    & > [data-part='facts'] dl > div {
      display: block;
      padding: 2px 0 3px;
    }
    & > [data-part='facts'] > section {
      padding: 16px 20px;
    }
    & > [data-part='facts'] h2 {
      margin-bottom: 8px;
    }
    & > [data-part='facts'] dt {
      font-size: var(--small);
    }
    & > [data-part='facts'] dd {
      text-align: left;
    }
    & > [data-part='facts'] dl > div:last-child:nth-child(odd) {
      display: flex;
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 100rem) {
    grid-template-columns: minmax(20rem, 30rem) minmax(0, 1fr) minmax(0, 1fr);
  }
  @media (min-width: 120rem) {
    margin: 0 calc(50% - 57.5rem);
  }
`

/** Class: around the values that a fight begins with, each behind its sign. */
export const vitals = css`
  & dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    font-size: 1.125rem;
    color: var(--text);
  }
  & svg {
    margin-right: 5px;
    color: var(--red);
  }
  & div:first-child + div svg {
    color: var(--gold);
  }
  & div:first-child + div + div svg {
    color: var(--teal);
  }
`

/** Class: facts that show at a tap. */
export const moreFacts = css`
  margin: -16px 0 -10px;
  border-top: 1px solid var(--line);
  & > summary {
    padding: 11px 0;
    list-style: none;
    color: var(--soft);
    cursor: pointer;
    touch-action: manipulation;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '';
    display: inline-block;
    width: 7px;
    height: 7px;
    margin: 0 6px 3px 10px;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  &[open] > summary::after {
    margin-bottom: -1px;
    transform: rotate(-135deg);
  }
  @media (hover: hover) {
    & > summary:hover {
      color: var(--text);
    }
  }
  @media (min-width: 56rem) {
    & {
      margin-bottom: -6px;
    }
    &[open] > summary {
      display: none;
    }
  }
`

/** Class: around the activity; of an asset with which nothing has happened, one quiet line without a frame. */
export const activity = css`
  &[data-empty='true'] > section {
    padding: 0 20px;
    border-color: transparent;
    background: none;
    box-shadow: none;
    text-align: center;
  }
  &[data-empty='true'] h2 {
    ${hidden};
  }
`

/** Class: where the activity will be, until then high enough to be seen coming. */
export const activityPlace = css`
  &:empty {
    min-height: 8rem;
  }
`

/** Class: a line under each value; a number is in line with the first line of its words. */
export const values = css`
  & > dl > div {
    align-content: flex-start;
    align-items: baseline;
    padding-bottom: 5px;
    border-bottom: 1px solid var(--line);
  }
  /* No half of a row is empty, and the longest name, the last one, has a whole row. */
  @media (max-width: 47.99rem), (min-width: 80rem) and (max-width: 99.99rem) {
    & > dl > div:last-child,
    & > dl > div:nth-last-child(2):nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  /* Elsewhere a half has room for it. */
  @media (min-width: 48rem) and (max-width: 79.99rem), (min-width: 100rem) {
    & > dl {
      grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
    }
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

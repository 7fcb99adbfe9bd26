import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'
import { hidden } from '../../ui/text/hidden'

export const compare = css`
  ${WIDE}
  max-width: 44rem;
  margin: 0 auto;
  & > header {
    margin-bottom: 20px;
  }
  & > header > p {
    text-wrap: balance;
  }
  @media (max-width: 47.99rem) {
    & > header {
      margin-bottom: 8px;
    }
  }
  @media (min-width: 62rem) and (max-width: 79.99rem) {
    max-width: none;
  }
`

/** The two cards above their values; on a wide screen one on either side of them, where they stay in view. */
export const sides = css`
  & > :not(:last-child) {
    margin-bottom: 12px;
  }
  @media (max-width: 39.99rem), (min-width: 62rem) {
    & > section {
      padding: 2px 14px;
    }
    & > section > h2 {
      ${hidden};
    }
  }
  @media (min-width: 62rem) {
    & {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 9fr) minmax(0, 5fr);
      grid-gap: 24px;
      align-items: start;
    }
    & > section {
      grid-row: 1;
      grid-column: 2;
      padding: 4px 24px;
    }
    & > ul {
      display: contents;
    }
    & > ul > li {
      position: sticky;
      top: 80px;
      max-width: none;
      margin: 0;
    }
    & > ul > li:last-child {
      grid-column: 3;
    }
  }
`

/** The two cards beside each other; on a phone only their pictures, names and grades. */
export const pair = css`
  display: flex;
  justify-content: center;
  margin: 0 -6px;
  padding: 0;
  list-style: none;
  & > li {
    flex: 1 1 0;
    min-width: 0;
    max-width: 15rem;
    margin: 0 6px;
  }
  /* Only so much of them that the first values are in the same view, and the name below, where it hides no head. */
  @media (max-width: 39.99rem) {
    & > li > a {
      grid-template-rows: 1fr auto auto;
      min-height: 212px;
    }
    & > li > a > div {
      min-height: 142px;
      padding-top: 0;
    }
    & img {
      object-position: 50% 28%;
    }
    & > li > a > h3 {
      grid-area: 2 / 1;
      align-self: flex-start;
      margin: 6px 8px 0 12px;
      padding: 0 0 3px;
      border: 0;
      background: none;
    }
    & > li > a > [data-part='grade'] {
      grid-area: 3 / 1;
      align-self: flex-end;
      margin: 2px 12px 6px;
    }
    & > li > a > [data-part='stars'] {
      margin: 0;
      padding: 18px 12px 4px;
      background: linear-gradient(transparent, var(--shade) 70%);
    }
    & > li > a > [data-part='words'],
    & > li > a > [data-part='state'],
    & > li > a > [data-part='price'] {
      display: none;
    }
  }
`

/** Class: buttons under the two cards, each as wide as one of them; alone as wide as both. */
export const ways = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  grid-gap: 12px;
  max-width: calc(30rem + 12px);
  margin: 0 auto;
  & > * {
    padding: 8px 4px;
  }
  @media (max-width: 39.99rem) {
    & > * {
      font-size: 0.875rem;
    }
  }
  @media (min-width: 62rem) {
    grid-gap: 24px;
    max-width: calc(30rem + 24px);
  }
`

/**
 * Class: every value. Where the two cards are in place of a head, its name is in the middle, between the value of the left
 * card and that of the right one. With a large text they take more than one line.
 */
export const values = css`
  & tr:first-child > td {
    font-weight: 600;
  }
  @media (max-width: 39.99rem), (min-width: 62rem) {
    & thead {
      ${hidden};
    }
    & tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
    }
    & tr:first-child {
      border-bottom: 1px solid var(--line);
    }
    & table[data-compact] td {
      flex: 0 0 33%;
      min-width: min-content;
      padding: 5px 0;
      border: 0;
      font-size: 0.9375rem;
    }
    & table[data-compact] td:first-child {
      flex: 1 1 4.5rem;
      order: 1;
      min-width: 0;
      padding: 5px 4px;
      font-size: 0.875rem;
      line-height: 1.25;
      text-align: center;
    }
    & table[data-compact] td[data-align='end'] {
      text-align: left;
    }
    & table[data-compact] td:last-child {
      order: 2;
      margin-left: auto;
      text-align: right;
    }
  }
`

/** Class: in how many values one is better; the larger number is the winner's. */
export const score = css`
  font: 700 1.25rem / 1.6 var(--display);
  color: var(--soft);
  &[data-more='true'] {
    font-size: 1.75rem;
    line-height: 1.143;
    color: var(--green);
  }
`

/**
 * Class: a value over its bar, from the card's edge on; the better one green behind a sign on the side of the value's name,
 * the lower one set back.
 */
export const value = css`
  --bar: 0;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  & > span {
    display: flex;
    align-items: center;
    justify-content: flex-end;
  }
  & svg {
    flex: none;
    margin-right: 5px;
  }
  & > i {
    display: block;
    width: calc(var(--bar) * 100%);
    margin: 3px 0 0 auto;
    border-top: 4px solid var(--edge);
    border-radius: 2px;
  }
  &[data-better='true'] {
    font-weight: 700;
    color: var(--green);
  }
  &[data-better='true'] > i {
    border-color: var(--green);
  }
  &[data-better='false'] {
    color: var(--soft);
  }
  @media (max-width: 39.99rem), (min-width: 62rem) {
    &[data-card='one'] > span {
      flex-direction: row-reverse;
    }
    &[data-card='one'] svg {
      margin: 0 0 0 5px;
    }
    &[data-card='one'] > i {
      margin-left: 0;
    }
  }
`

import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/**
 * Class: one column on a phone; on a desktop the picture stays next to the text, which begins with name, price and the
 * action; on a wide one three, over the width of the page's frame up to 1920 px: the card; its name, what can be done with
 * it, and the facts; what it is able to. They end together, and what has happened takes the width of all.
 */
export const columns = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  & > [data-part]:empty,
  & [data-part='shares']:empty {
    display: none;
  }
  /* Without anything to tell, a panel of one line. */
  & [data-quiet='true'] > section {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    padding-top: 14px;
    padding-bottom: 14px;
  }
  & [data-quiet='true'] > section > h2 {
    margin: 0 16px 0 0;
    font-size: 1rem;
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
      order: -4;
    }
    & > [data-part='able'] {
      display: contents;
    }
    & > [data-part='able'] > :not(:last-child) {
      margin-bottom: 0;
    }
    & > [data-part='able'] > [data-part='summary'] {
      order: -3;
      margin: -4px 0;
    }
    /*
     * What goes with any asset is on the stage, right of the picture, unless it has a part of a row. What follows from it
     * takes a row.
     */
    & > [data-part='keep'] {
      display: contents;
    }
    & > [data-part='keep'] > * {
      order: -2;
      margin: 0;
    }
    & > [data-part='keep'] > button[data-kind='secondary'],
    & > [data-part='actions'] > section > button[data-kind='secondary'] {
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
    & > [data-part='keep'] > button > i + span,
    & section > button > i + span {
      ${hidden};
    }
  }
  @media (max-width: 47.99rem) {
    & [data-part='summary'] + section {
      margin-top: 20px;
    }
    & > [data-part='facts'] {
      order: 1;
    }
    & [data-part='shares'],
    & > [data-part='past'] {
      order: 2;
    }
  }
  @media (min-width: 48rem) {
    & > [data-part='actions'] {
      display: block;
    }
    & > [data-part='actions'] > * ~ section {
      margin-top: 6px;
    }
    & > [data-part='actions'] > section > * {
      margin: 6px;
    }
    & > [data-part='shares'] dl > div {
      min-height: 34px;
      padding: 2px 0;
    }
    & > [data-part='shares'] dt {
      padding-right: 6px;
      font-size: var(--small);
    }
    & > [data-part='shares'] dd {
      font-size: 0.9375rem;
      font-weight: 600;
    }
  }
  /* The five columns of the trades just fit there. */
  @media (min-width: 56rem) and (max-width: 63.99rem) {
    & > [data-part='trades'] > section {
      overflow-x: auto;
    }
    & > [data-part='trades'] th,
    & > [data-part='trades'] td {
      padding-right: 3px;
      padding-left: 3px;
    }
  }
  @media (min-width: 56rem) {
    grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
    grid-template-rows: auto auto auto auto auto auto 1fr;
    grid-column-gap: 28px;
    align-items: start;
    & > [data-part] {
      grid-column: 2;
    }
    & > [data-part='keep'] > * {
      margin: 6px;
    }
  }
  @media (min-width: 80rem) {
    grid-template-columns: 26.25rem minmax(0, 17fr) minmax(0, 20fr);
    grid-template-rows: auto auto auto 1fr;
    grid-gap: 0 24px;
    margin: 0 calc(50% - 50vw + 36px);
    & > [data-part] {
      grid-column: 1 / -1;
      margin-top: 16px;
    }
    & > [data-part='able'] {
      grid-row: 1 / span 4;
      grid-column: 3;
      margin-top: 0;
    }
    & > [data-part='actions'] {
      grid-row: 2;
      grid-column: 2;
    }
    & > [data-part='keep'] {
      grid-row: 3;
      grid-column: 2;
      margin-top: 10px;
    }
    & > [data-part='facts'] {
      grid-row: 4;
      grid-column: 2;
    }
    /* What the longer of the two columns has more is shared by the rows of the other. */
    & > [data-part='able'],
    & > [data-part='facts'] {
      display: flex;
      flex-direction: column;
      align-self: stretch;
    }
    & > [data-part='able'] > section,
    & > [data-part='facts'] > section {
      display: flex;
      flex: 1 0 auto;
      flex-direction: column;
      padding: 16px 20px 10px;
    }
    & > [data-part='able'] > section > h2,
    & > [data-part='facts'] > section > h2 {
      margin-bottom: 6px;
    }
    & > [data-part='able'] > section > div,
    & > [data-part='facts'] > section > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      flex: 1 0 auto;
    }
    & > [data-part='shares'] {
      grid-row: 5;
    }
    & > [data-part='shares'] dl {
      display: grid;
      grid-template-columns: 1fr 1fr;
      grid-column-gap: 40px;
    }
    & > [data-part='team'] {
      grid-row: 6;
    }
    & > [data-part='team'] > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-column-gap: 28px;
    }
    & > [data-part='team'] > div > section {
      margin: 0;
    }
    & > [data-part='trades'] {
      grid-row: 7;
    }
    & > [data-part='past'] {
      grid-row: 8;
    }
    & > [data-part='past'] > [data-tone],
    & > [data-part='past'] > [data-tone] > div {
      display: flex;
      flex: 1 1 auto;
      align-items: center;
      justify-content: space-between;
    }
    & > [data-part='past'] > [data-tone] > div > :not(:first-child) {
      flex: none;
      margin: 0 0 0 16px;
    }
    & > [data-part='past'] > * > section {
      display: flex;
      align-items: baseline;
      padding: 14px 20px;
    }
    & > [data-part='past'] > [data-quiet='false'] > section {
      padding-top: 8px;
      padding-bottom: 8px;
    }
    & > [data-part='past'] > * > section > h2 {
      flex: none;
      margin: 0 24px 0 0;
    }
    & > [data-part='past'] > * > section > div {
      flex: 1 1 auto;
      min-width: 0;
    }
  }
  @media (min-width: 100rem) {
    grid-template-columns: minmax(20rem, 30rem) minmax(0, 17fr) minmax(0, 20fr);
  }
  @media (min-width: 120rem) {
    margin: 0 calc(50% - 57.5rem);
  }
`

/** Class: where the activity will be, until then high enough to be seen coming. */
export const activityPlace = css`
  &:empty {
    min-height: 8rem;
  }
`

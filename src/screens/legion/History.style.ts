import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/**
 * Class: the kinds in one row, on a phone each below its sign, two rows if the text is large; on a wide screen a panel of
 * them beside the days.
 */
export const historyPage = css`
  & > :first-child {
    margin-bottom: 14px;
  }
  & legend {
    position: absolute;
    clip: rect(0, 0, 0, 0);
  }
  @media (max-width: 47.99rem) {
    & fieldset > div {
      margin: 0 -3px;
    }
    & label {
      flex: 1 1 4.4rem;
      flex-direction: column;
      justify-content: center;
      margin: 3px;
      padding: 6px 2px;
      border-radius: var(--round);
      font-size: 0.8125rem;
      line-height: 1.25;
      text-align: center;
    }
    & label > svg {
      margin: 0 0 3px;
    }
  }
  @media (min-width: 62rem) {
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
    grid-gap: 32px;
    align-items: start;
    & > :first-child {
      position: sticky;
      top: 80px;
      margin: 0;
      padding: 12px;
      border: 1px solid var(--line);
      border-radius: 18px;
      background: var(--night);
    }
    & legend {
      position: static;
      padding: 4px 6px 8px;
    }
    & fieldset > div {
      display: block;
      margin: 0;
    }
    & label {
      display: flex;
      margin: 4px 0;
    }
  }
  /* As wide as the tabs above. */
  @media (min-width: 90rem) and (max-width: 99.99rem) {
    & {
      max-width: 72rem;
      margin: 0 auto;
    }
  }
`

/** Class: the days below each other, each with its name, its sum and its lines in one frame. */
export const days = css`
  & > section {
    margin-bottom: 24px;
  }
  & > section > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    margin-bottom: 10px;
    padding: 0 4px;
  }
  & h2 {
    margin-right: 12px;
    font-size: 1.0625rem;
    color: var(--soft);
  }
  & > section > ul {
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: 18px;
    background:
      radial-gradient(26rem 8rem at 50% 0, var(--mist), transparent) no-repeat,
      var(--night);
    box-shadow: var(--drop);
  }
  & li {
    display: flex;
    align-items: center;
    min-height: 64px;
    margin: 0 16px;
    padding: 10px 0;
  }
  & li:not(:first-child) {
    border-top: 1px solid var(--line);
  }
  & li > div {
    flex: 1;
    min-width: 0;
    padding-right: 12px;
  }
  & li > * > b,
  & li > * > small {
    display: block;
    line-height: 1.35;
  }
  & small {
    font-size: var(--small);
    color: var(--soft);
  }
  & time {
    white-space: nowrap;
  }
  & li > p {
    text-align: right;
  }
  & li > p > b {
    font-size: 1.0625rem;
    white-space: nowrap;
  }
  /* What they are is in the day's line, and here for those who hear it. */
  & li > p > small {
    ${hidden};
  }
  & [data-sign='+'] {
    color: var(--green);
  }
  /* In columns: who, what, when, how much. */
  @media (min-width: 62rem) and (max-width: 79.99rem) {
    & li {
      min-height: 56px;
      padding: 7px 0;
    }
    & li > div,
    & li > div > small {
      display: flex;
      align-items: baseline;
    }
    & li > div > b {
      flex: 0 0 13rem;
      padding-right: 16px;
    }
    & li > div > small {
      flex: 1;
      min-width: 0;
      font-size: 0.9375rem;
    }
    & li > div > small > span {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    & li > div > small i {
      ${hidden};
    }
    & time {
      flex: none;
      min-width: 5.5rem;
      text-align: right;
    }
    & li > p {
      min-width: 6.5rem;
    }
  }
  /* Two columns where one would leave half of the window empty. */
  @media (min-width: 80rem) {
    & > section > ul {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    & li:nth-child(2) {
      border-top: 0;
    }
  }
`

/** Class: who a line came from, with the sign of its kind at the corner. */
export const origin = css`
  position: relative;
  flex: none;
  margin-right: 14px;
  & > i {
    color: var(--gold);
  }
  & > span {
    position: absolute;
    right: -6px;
    bottom: -4px;
    padding: 3px;
    border: 1px solid;
    border-radius: 50%;
    background: var(--ink);
    color: var(--soft);
  }
  &[data-kind='referral'] > span {
    color: var(--violet);
  }
  &[data-kind='consumption'] > span {
    color: var(--teal);
  }
`

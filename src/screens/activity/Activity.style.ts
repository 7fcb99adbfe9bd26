import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'
import { hidden } from '../../ui/text/hidden'

/**
 * Class: one readable column, on a phone without its title, which the bar says; on a wide screen as wide as other pages,
 * with the filters beside the days. The way to the book floats at the end of the first day's line, which it leaves to
 * messages that stand there instead.
 */
export const activity = css`
  max-width: 44rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 16px;
  }
  & > :last-child > a {
    float: right;
    margin: -9px -8px 0 8px;
    padding: 8px;
  }
  & > :last-child > a > svg {
    margin: 0 0 0 4px;
  }
  & > :last-child > :not(a):not(section) {
    clear: right;
  }
  @media (max-width: 47.99rem) {
    & {
      margin-top: -16px;
    }
    & > header {
      ${hidden};
    }
  }
  @media (min-width: 62rem) {
    & {
      max-width: none;
    }
  }
  ${WIDE}
  @media (min-width: 80rem) {
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
    grid-gap: 0 32px;
    align-items: start;
    & > header {
      grid-column: 1 / 3;
    }
  }
  /* Two days beside each other. */
  @media (min-width: 100rem) {
    & > :last-child {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(28rem, 1fr));
      grid-gap: 8px 24px;
      align-items: start;
    }
    & > :last-child > :not(section) {
      grid-column: 1 / -1;
    }
    & > :last-child > a {
      justify-self: end;
      margin: -60px 0 0;
    }
  }
`

/**
 * Class: the filters beside each other; on a phone the refresh button is a sign beside them, on a wide screen all are in a
 * panel that stays in view.
 */
export const filters = css`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -4px;
  & > * {
    flex: 1 1 7rem;
    min-width: 0;
    margin: 4px;
  }
  & > button {
    flex: none;
  }
  @media (max-width: 61.99rem) {
    & > button {
      padding: 0 11px;
    }
    & > button > svg {
      margin: 0;
    }
    & > button > span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      opacity: 0;
    }
  }
  @media (min-width: 62rem) {
    & > div {
      max-width: 20rem;
    }
  }
  @media (min-width: 80rem) {
    display: block;
    position: sticky;
    top: 80px;
    margin: 0;
    padding: 4px 12px;
    border: 1px solid var(--line);
    border-radius: 18px;
    background: var(--night);
    & > * {
      width: 100%;
      margin: 8px 0;
    }
  }
`

/** Class: a day: its name, then its lines in one frame. */
export const day = css`
  & > h2 {
    font-size: 1.0625rem;
    color: var(--soft);
    /* A long word goes below what floats beside it. */
    overflow-wrap: normal;
  }
  & > ul {
    clear: right;
    margin-top: 12px;
    border: 1px solid var(--line);
    border-radius: 18px;
    background:
      radial-gradient(26rem 8rem at 50% 0, var(--mist), transparent) no-repeat,
      var(--night);
    box-shadow: var(--drop);
    overflow: hidden;
  }
  & > ul > li:not(:last-child) {
    border-bottom: 1px solid var(--line);
  }
`

/** Class: a line that is still loading. */
export const skeletonLine = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 64px;
  padding: 10px 14px;
  & > span:first-child {
    border-radius: 50%;
  }
`

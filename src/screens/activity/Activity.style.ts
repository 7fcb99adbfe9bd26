import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'
import { hidden } from '../../ui/text/hidden'

/** Class: one readable column, on a phone without its title, which the bar says; on a wide screen the filters stay beside the feed. */
export const activity = css`
  max-width: 44rem;
  margin: 0 auto;
  & > :not(:last-child) {
    margin-bottom: 20px;
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
      display: grid;
      grid-template-columns: 18rem minmax(0, 46rem);
      grid-column-gap: 32px;
      max-width: none;
      align-items: start;
      justify-content: center;
    }
    & > header {
      grid-column: 1 / 3;
    }
  }
  ${WIDE}
  /* Two days beside each other, below that one list that the eye can follow, in the middle with its filters. */
  @media (min-width: 100rem) {
    & {
      grid-template-columns: 18rem minmax(0, 1fr);
    }
    & > :last-child {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(28rem, 1fr));
      grid-gap: 8px 24px;
      align-items: start;
    }
    & > :last-child > :not(section) {
      grid-column: 1 / -1;
    }
  }
`

/** Class: the filters beside each other; on a phone the refresh button is a sign beside them. */
export const filters = css`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -4px;
  & > * {
    flex: 1 1 7rem;
    min-width: 0;
    margin: 4px;
  }
  @media (max-width: 61.99rem) {
    /* A row of its own, close to the feed: the lines below have buttons of theirs. */
    & > a {
      flex-basis: 100%;
      justify-content: flex-end;
      margin: -6px 4px -20px;
      padding: 0 4px;
    }
    & > button {
      flex: none;
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
    & {
      position: sticky;
      top: 76px;
      display: block;
      margin: 0;
      padding: 16px;
      border: 1px solid var(--line);
      border-radius: 18px;
      background: var(--night);
    }
    & > * {
      width: 100%;
      margin: 0;
    }
    & > :not(:last-child) {
      margin-bottom: 12px;
    }
  }
`

/** Class: a day: its name, then its lines in one frame. */
export const day = css`
  & > h2 {
    font-size: 1.0625rem;
    color: var(--soft);
  }
  & > ul {
    margin-top: 10px;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--night);
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

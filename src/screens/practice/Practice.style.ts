import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'
import { hidden } from '../../ui/text/hidden'

/** Class: the page of practice in a frame of its own, so that nobody takes it for the market. */
export const practice = css`
  @media (min-width: 48rem) {
    & {
      margin: -12px auto 0;
      padding: 0 24px 24px;
    }
  }
  ${WIDE}
  position: relative;
  max-width: 60rem;
  /* A phone's width belongs to what is played. */
  margin: -12px -12px 0;
  padding: 0 12px 16px;
  border: 1px solid var(--teal);
  border-radius: 20px;
  & > header {
    margin: 14px 0;
  }
  /* The mark above it says the same, and its place belongs to the cards. */
  @media (max-width: 99.99rem) {
    & > header {
      ${hidden};
    }
    & > header + * {
      margin-top: 10px;
    }
  }
`

/**
 * Class: the desk, which has guide and wallet, and the shelves. On a phone they follow each other without frames of their
 * own in the page's frame; on a desktop both parts of the desk are beside each other above the shelves, which are one row;
 * on the widest screens the desk is at the row's left, where it stays in view.
 */
export const stage = css`
  & > [data-part='desk'],
  & > [data-part='desk'] > :first-child {
    margin-bottom: 14px;
  }
  @media (max-width: 47.99rem) {
    & > [data-part='desk'] section {
      padding: 0 0 10px;
      border: 0;
      border-bottom: 1px solid var(--line);
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    /* What the wallet has, two beside each other. */
    & dl {
      display: flex;
      flex-wrap: wrap;
      margin: 0 -3px;
    }
    & dl > div {
      flex: 1 1 8rem;
      align-items: center;
      min-height: 36px;
      margin: 3px;
      padding: 4px 10px;
      border: 0;
      border-radius: var(--round);
      background: var(--veil);
    }
    & dt {
      padding: 0;
      font-size: var(--small);
    }
    & dl small {
      ${hidden};
    }
  }
  @media (min-width: 80rem) {
    & > [data-part='shelves'] {
      display: flex;
      margin: 0 -16px;
    }
  }
  @media (min-width: 80rem) and (max-width: 99.99rem) {
    & > [data-part='desk'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 29rem;
      grid-gap: 20px;
    }
    & > [data-part='desk'] > :first-child {
      margin-bottom: 0;
    }
  }
  @media (min-width: 100rem) {
    display: grid;
    grid-template-columns: 28rem minmax(0, 1fr);
    grid-gap: 32px;
    align-items: start;
    & > [data-part='desk'] {
      position: sticky;
      top: 116px;
    }
  }
`

/** Class: says that no money is real; stays in view, on the page and on each sheet. */
export const mark = css`
  position: sticky;
  z-index: 2;
  top: calc(56px + var(--safe-top));
  display: flex;
  align-items: center;
  justify-content: center;
  margin: 0 -12px;
  padding: 4px 12px;
  border-radius: 17px 17px 0 0;
  background: var(--teal);
  color: var(--ink);
  font-weight: 700;
  text-align: center;
  & > svg {
    flex: none;
    margin-right: 8px;
  }
  &[data-sheet='true'] {
    top: -20px;
    margin: 0 0 16px;
    border-radius: 8px;
  }
  @media (max-width: 47.99rem) {
    &[data-sheet='true'] {
      top: -40px;
    }
  }
  @media (min-width: 48rem) {
    &[data-sheet='false'] {
      margin: 0 -24px;
    }
  }
`

/** Class: what has happened, a line each. */
export const news = css`
  margin-bottom: 14px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-left: 3px solid var(--green);
  border-radius: var(--round);
  background: var(--night);
  & > li {
    padding: 3px 0;
  }
  & > [data-sign='in'] {
    font-weight: 700;
    color: var(--green);
  }
`

/** Class: a picture of a wallet that asks. */
export const wallet = css`
  padding: 0 16px 16px;
  overflow: hidden;
  border: 2px solid var(--edge);
  border-radius: 22px;
  background: var(--ink);
  box-shadow: var(--drop);
  & > div:first-child {
    display: flex;
    align-items: center;
    margin: 0 -16px 12px;
    padding: 12px 16px;
    border-bottom: 1px solid var(--line);
    background: var(--veil);
    font-weight: 700;
  }
  & > div:first-child > svg {
    flex: none;
    margin-right: 10px;
    color: var(--teal);
  }
  & > h3 {
    margin-bottom: 8px;
  }
`

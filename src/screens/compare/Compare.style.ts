import { css } from 'goober'
import { WIDE } from '../../ui/lists/wide'

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
      margin: -16px 0 14px;
    }
    & > header > h1 {
      padding-bottom: 16px;
      font-size: 1.5rem;
    }
    & > header > p {
      font-size: 0.875rem;
      line-height: 1.4;
    }
  }
`

/** The two cards above their values, or beside them on a wide screen, where they stay in view. */
export const sides = css`
  & > :not(:last-child) {
    margin-bottom: 16px;
  }
  @media (min-width: 80rem) {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    grid-gap: 32px;
    align-items: start;
    & > ul {
      position: sticky;
      top: 80px;
    }
    & > ul > li {
      max-width: 22rem;
    }
  }
`

/** The two cards beside each other, as large as the phone allows. */
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
    margin: 0 6px 12px;
  }
  /* Two would be narrower than what stands on them. */
  @media (max-width: 22.49rem) {
    & {
      flex-wrap: wrap;
    }
    & > li {
      flex-basis: 100%;
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

/** Three columns on the narrowest phone: less of a frame, and heads that break. */
export const values = css`
  @media (max-width: 39.99rem) {
    & {
      margin: 0 -12px;
    }
    & th {
      font-size: 0.75rem;
      word-break: break-all;
    }
  }
`

/** A value; the better one in a frame of its own with a sign, the lower one set back. Their digits stay in line. */
export const value = css`
  position: relative;
  display: inline-block;
  padding: 2px 9px 2px 12px;
  border: 1px solid transparent;
  border-radius: 15px;
  vertical-align: middle;
  font-variant-numeric: tabular-nums;
  &[data-better='true'] {
    border-color: var(--green);
    background: var(--veil);
    font-weight: 700;
    color: var(--green);
  }
  &[data-better='false'] {
    color: var(--soft);
  }
  /* On the frame, so that it takes no width from the columns of a narrow phone. */
  & > svg {
    position: absolute;
    top: 50%;
    left: -12px;
    margin-top: -8px;
    border-radius: 50%;
    background: var(--green);
    color: var(--ink);
  }
  @media (max-width: 39.99rem) {
    margin: 0 -4px;
    padding: 1px 4px 1px 9px;
  }
`

import { css } from 'goober'

/** Class: the parts of the page, one under the other; on a wide screen the coins stay beside the assets. */
export const account = css`
  & > :not(:last-child) {
    margin-bottom: 24px;
  }
  @media (min-width: 62rem) {
    & {
      display: grid;
      grid-template-columns: 22rem minmax(0, 1fr);
      column-gap: 32px;
      align-items: start;
    }
    & > * {
      grid-column: 1 / 3;
    }
    & > [data-side='coins'] {
      position: sticky;
      top: 80px;
      grid-column: 1 / 2;
    }
    & > [data-side='assets'] {
      grid-column: 2 / 3;
    }
  }
`

/** Class: crest, name and address in a row that wraps. */
export const who = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  max-width: 100%;
  min-height: 44px;
  & > svg {
    flex: none;
    margin-right: 10px;
  }
  & > b {
    min-width: 0;
    max-width: 100%;
    margin-right: 10px;
    color: var(--text);
  }
`

/** Class: the heading of the assets with the refresh button at its right. */
export const ownHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin: -4px;
  & > * {
    margin: 4px;
  }
  & h2 {
    font-size: 1.375rem;
  }
  & p {
    flex-basis: 100%;
    font-size: var(--small);
    color: var(--soft);
  }
  & p:empty {
    margin: 0;
  }
`

/** Class: heading, filters and list of the assets. */
export const own = css`
  & > :not(:last-child) {
    margin-bottom: 16px;
  }
`

/** Class: tiles with an icon in a rhombus over a word. */
export const places = css`
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.25rem, 1fr));
    grid-gap: 8px;
    gap: 8px;
  }
  @media (min-width: 62rem) {
    & > ul {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
  }
  & a {
    display: flex;
    flex-direction: column;
    align-items: center;
    height: 100%;
    min-height: 84px;
    padding: 14px 2px 8px;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--fill-veil);
    box-shadow: var(--sheen);
    color: var(--text);
    font-size: 0.75rem;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    word-break: break-word;
    touch-action: manipulation;
    transition: transform 0.18s;
  }
  & a > i {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 34px;
    height: 34px;
    margin-bottom: 12px;
    border: 1px solid var(--amber);
    background: var(--night);
    color: var(--gold);
    transform: rotate(45deg);
  }
  & a > i > svg {
    transform: rotate(-45deg);
  }
  & a:active {
    transform: scale(0.97);
  }
  @media (hover: hover) {
    & a:hover {
      border-color: var(--amber);
      transform: translateY(-2px);
    }
  }
`

/** Class: what is missing, one row each: icon, sentence and button, which goes below on narrow screens. */
export const needs = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
  & > li > svg {
    flex: none;
    margin-right: 12px;
    color: var(--amber);
  }
  & > li > p {
    flex: 1 1 12rem;
    min-width: 0;
  }
  & > li > a,
  & > li > button {
    margin: 8px 0 0 auto;
  }
  @media (min-width: 36rem) {
    & > li > a,
    & > li > button {
      margin: 0 0 0 16px;
    }
  }
`

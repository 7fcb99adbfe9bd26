import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/** Class: filters and list of the assets. */
export const own = css`
  & > h2,
  & fieldset > legend {
    ${hidden};
  }
  & > :not(:last-child) {
    margin-bottom: 8px;
  }
  /* Two rows end a little above the bottom bar. */
  @media (max-width: 47.99rem) {
    & > ul {
      --portrait: 0.917;
    }
  }
  @media (min-width: 62rem) {
    & > :not(:last-child) {
      margin-bottom: 16px;
    }
  }
`

/**
 * Class: kinds, a button that shows the places below them, and the refresh button with its outcome; on a wide screen in
 * one panel. On a narrow one the refresh button ends the page's first row.
 */
export const ownHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  & > p {
    order: 1;
    flex-basis: 100%;
    font-size: var(--small);
    color: var(--soft);
  }
  & > p:not(:empty) {
    margin-top: 8px;
  }
  & > nav {
    flex: 1 1 0;
    min-width: 0;
    margin-right: 0;
    box-shadow: none;
  }
  & > nav small {
    margin-left: 6px;
    font-size: var(--small);
  }
  & > div {
    /* What is visually hidden scrolls with it. */
    position: relative;
    display: flex;
    order: 1;
    flex: 1 0 100%;
    min-width: 0;
  }
  & > [aria-expanded='true'] {
    color: var(--gold);
  }
  & > [aria-expanded='false'] + div {
    display: none;
  }
  & > div > a {
    display: flex;
    align-items: center;
    min-height: 44px;
    margin: 0 8px;
  }
  & > div + button {
    border-color: transparent;
    background: var(--night);
    background-clip: padding-box;
    box-shadow: none;
  }
  @media (max-width: 61.99rem) {
    & > div {
      margin: 0 -12px;
      padding: 8px 28px 4px 12px;
      overflow-x: auto;
      -webkit-mask-image: linear-gradient(-90deg, transparent, var(--ink) 28px);
    }
    & > div > * {
      flex: none;
    }
    & fieldset > div {
      flex-wrap: nowrap;
    }
    /* There is room for its sign only. */
    & > div + button {
      position: absolute;
      top: 0;
      right: 0;
      padding: 8px 3px 8px 15px;
      border: solid var(--edge);
      border-width: 1px 1px 1px 0;
      border-radius: 0 var(--round) var(--round) 0;
    }
    & > div + button > span {
      ${hidden};
    }
  }
  /* The next kind that does not fit is seen in part. */
  @media (max-width: 47.99rem) {
    & > nav > a {
      padding: 0 5px;
      font-size: var(--small);
    }
  }
  @media (min-width: 62rem) {
    &[data-panel] {
      overflow: hidden;
      border: 1px solid var(--line);
      border-radius: 18px;
      background: var(--night);
    }
    & > nav {
      margin: 0;
      padding: 0 12px;
    }
    & > nav > a {
      min-height: 2.8125rem;
    }
    & > div {
      padding: 4px 6px;
      border-top: 1px solid var(--line);
    }
    /* Without frames they are one bar with the kinds. */
    & label[data-on='false'] {
      border-color: transparent;
      background: none;
      color: var(--soft);
    }
    & label:hover {
      border-color: var(--soft);
    }
    & > div + button {
      margin: 0 4px;
      font-weight: 500;
      color: var(--soft);
    }
    & > div ~ p:not(:empty) {
      margin: 0;
      padding: 4px 18px 10px;
    }
  }
`

import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/** Class: filters and list of the assets. */
export const own = css`
  & > h2,
  & fieldset > legend {
    ${hidden};
  }
  & > :not(:last-child) {
    margin-bottom: 16px;
  }
  @media (max-width: 61.99rem) {
    & > :not(:last-child) {
      margin-bottom: 6px;
    }
  }
`

/**
 * Class: kinds above places, with the refresh button at their right and its outcome below. On a narrow screen both are
 * one row that scrolls sideways from the window's edge, so that the cards begin higher. How many there are of a kind is
 * true of all places together, and keeps its room where only one is shown.
 */
export const ownHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  & > p {
    flex-basis: 100%;
    font-size: var(--small);
    color: var(--soft);
  }
  & > p:not(:empty) {
    margin-top: 8px;
  }
  & small {
    margin-left: 5px;
    font-size: 0.75rem;
    font-weight: 400;
    color: var(--soft);
  }
  &[data-part-only='true'] small {
    visibility: hidden;
  }
  & > div > a {
    display: flex;
    align-items: center;
    min-height: 44px;
    margin: 0 8px;
  }
  @media (max-width: 61.99rem) {
    & > div {
      /* What is visually hidden scrolls with it. */
      position: relative;
      display: flex;
      flex: 1 1 0;
      min-width: 0;
      margin: -4px 8px -4px -12px;
      padding: 4px 28px 4px 12px;
      overflow-x: auto;
      -webkit-mask-image: linear-gradient(-90deg, transparent, var(--ink) 28px);
    }
    & > div > * {
      flex: none;
    }
    & > div > nav {
      margin: -2px 8px -2px -2px;
      padding: 0;
      border: 0;
      background: none;
      overflow: visible;
    }
    & fieldset > div {
      flex-wrap: nowrap;
    }
    /* There is room for its sign only. */
    & > div + button {
      padding: 8px 11px;
    }
    & > div + button > span {
      ${hidden};
    }
    & > div + button > svg {
      margin: 0;
    }
  }
  @media (min-width: 62rem) {
    & > div {
      display: contents;
    }
    & > div > nav {
      flex: 1 0 100%;
      margin-bottom: 16px;
    }
    & > div > fieldset {
      flex: 1 1 0;
      min-width: 0;
      margin-right: 8px;
    }
  }
`

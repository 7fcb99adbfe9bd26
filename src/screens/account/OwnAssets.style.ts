import { css } from 'goober'
import { hidden } from '../../ui/text/hidden'

/** Class: filters and list of the assets. */
export const own = css`
  & > h2,
  & fieldset > legend {
    ${hidden};
  }
  & > :not(:last-child) {
    margin-bottom: 6px;
  }
  @media (min-width: 62rem) {
    & > :not(:last-child) {
      margin-bottom: 16px;
    }
  }
  /* The second row stays in the first view: on a phone down to its stars, on a desktop wholly. */
  & ul,
  & [role='status'] > div {
    --portrait: 1;
  }
  @media (min-width: 48rem) {
    & ul,
    & [role='status'] > div {
      --portrait: 1.08;
    }
  }
`

/**
 * Class: kinds above places in one panel, with the refresh button at their right and its outcome below. On a narrow
 * screen both are one row that scrolls sideways between the window's edges, so that the cards begin higher, and the
 * button ends the page's first row.
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
      margin: -4px -12px;
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
      position: absolute;
      top: 0;
      right: 0;
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
    &[data-panel] {
      overflow: hidden;
      border: 1px solid var(--line);
      border-radius: 18px;
      background: var(--night);
    }
    & > div {
      display: contents;
    }
    & > div > nav {
      flex: 1 0 100%;
      padding: 1px 2px;
      border: 0;
      border-bottom: 1px solid var(--line);
      border-radius: 0;
      background: none;
    }
    & > div > fieldset {
      flex: 1 1 0;
      min-width: 0;
      padding: 2px 4px;
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
      border-color: transparent;
      background: none;
      box-shadow: none;
    }
    & > div ~ p:not(:empty) {
      margin: 0;
      padding: 4px 18px 10px;
    }
  }
`

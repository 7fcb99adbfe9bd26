import { css } from 'goober'

/**
 * Class: the screens of the account as a row of chips; on a wide screen one row of signs, without those that the top bar
 * leads to.
 */
export const places = css`
  & > ul {
    display: flex;
  }
  & > ul > li {
    flex: none;
    margin-right: 8px;
  }
  & a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    padding: 4px 10px 4px 8px;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--fill-veil);
    box-shadow: var(--sheen);
    color: var(--text);
    font-size: 0.875rem;
    line-height: 1.25;
    text-decoration: none;
    white-space: nowrap;
    outline-offset: -3px;
  }
  & a > i {
    display: flex;
    flex: none;
    margin-right: 6px;
    color: var(--gold);
  }
  @media (hover: hover) {
    & a:hover {
      border-color: var(--amber);
    }
  }
  @media (min-width: 62rem) {
    overflow-x: auto;
    & > ul {
      padding: 6px;
    }
    & > ul > li {
      flex: 1 0 auto;
      margin: 2px 4px;
    }
  }
  @media (min-width: 64rem) {
    & > ul {
      padding: 0 6px;
    }
    & > ul > li {
      margin: 0;
    }
    & > ul > li:nth-child(-n + 7) {
      display: none;
    }
    & a {
      flex-direction: column;
      padding: 9px 2px 10px;
      border-color: transparent;
      background: none;
      box-shadow: none;
      font-size: var(--small);
    }
    & a > i {
      margin: 0 0 2px;
    }
  }
`

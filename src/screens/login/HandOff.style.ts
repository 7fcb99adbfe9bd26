import { css } from 'goober'

/** Class: wallets in two columns, each with its mark; the code and the steps below each other. */
export const handOff = css`
  & > :not(:last-child) {
    margin-bottom: 14px;
  }
  & > h3 {
    font-size: 1.0625rem;
    color: var(--gold);
  }
  & > p {
    font-size: 0.9375rem;
    color: var(--soft);
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    margin: 0 -4px 10px;
  }
  & > ul > li {
    flex: 1 1 8.25rem;
    min-width: 0;
    padding: 4px;
  }
  & > ul a,
  & > ul button {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    width: 100%;
    min-height: 76px;
    padding: 8px 4px;
    border: 1px solid var(--edge);
    border-radius: var(--round);
    background: var(--fill-veil);
    box-shadow: var(--sheen);
    color: var(--text);
    font-weight: 600;
    font-size: 0.9375rem;
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > ul a:hover,
  & > ul button:hover {
    border-color: var(--gold);
  }
  & > ul i {
    flex: none;
    min-width: 32px;
    margin-bottom: 6px;
    border-radius: 9px;
    background: var(--ink);
    color: var(--gold);
    font: 600 0.9375rem / 32px var(--display);
    text-align: center;
  }
  & > [role='status']:empty {
    margin: 0;
  }
  & ol {
    margin: 0 0 12px;
    padding-left: 1.4em;
    list-style: decimal;
  }
  & ol > li {
    padding: 2px 0;
  }
  & code {
    display: block;
    padding: 10px 12px;
    border: 1px dashed var(--edge);
    border-radius: var(--round);
    font-size: var(--small);
    word-break: break-all;
    -webkit-user-select: all;
    user-select: all;
  }
`

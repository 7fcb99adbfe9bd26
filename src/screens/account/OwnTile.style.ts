import { css } from 'goober'

/** Class: a tile with a button that comes out from under it, together as high as their row. */
export const ownTile = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  & > a {
    flex: 1 1 auto;
    height: auto;
    min-height: 0;
  }
  & > button {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    height: 62px;
    margin-top: -16px;
    padding: 16px 8px 0 12px;
    overflow: hidden;
    border: 1px solid var(--edge);
    border-radius: 0 0 14px 14px;
    background: var(--night);
    color: var(--soft);
    font-size: var(--small);
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > button > span {
    display: flex;
    align-items: center;
    min-width: 0;
    overflow: hidden;
  }
  & > button svg {
    flex: none;
  }
  & > button > span > svg {
    margin-right: 5px;
  }
  & [data-tone='gold'] {
    color: var(--gold);
  }
  & [data-tone='warning'] {
    border-color: var(--amber);
    color: var(--amber);
  }
  & [data-tone='bad'] {
    color: var(--red);
  }
  @media (hover: hover) {
    & > button:hover {
      border-color: var(--gold);
      color: var(--text);
    }
  }
`
